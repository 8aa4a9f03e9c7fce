// The tests speak of all rulesets; a page loads the words of its own only.
import { wantWords } from '../../src/app/i18n.svelte';
import { wantOperations } from '../../src/rulesets/shatterpoint/operations/loaded.svelte';

await Promise.all(['battleground', 'shatterpoint', 'lobby-shatterpoint', 'legion', 'lobby-legion'].map(wantWords));
await wantOperations();
