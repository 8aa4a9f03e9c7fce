// The tests speak of all rulesets; a page loads the words of its own only.
import { i18n, wantWords } from '../../src/app/i18n.svelte';
import { wantOperations } from '../../src/rulesets/shatterpoint/operations/loaded.svelte';

await Promise.all(['battleground', 'shatterpoint', 'lobby-shatterpoint', 'legion', 'lobby-legion'].map(wantWords));
await wantOperations();
// Files share what they have loaded: another one may have left its language here.
await i18n.setLanguage('en');
