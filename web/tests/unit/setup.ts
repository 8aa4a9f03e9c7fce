// The tests speak of all rulesets; a page loads the words of its own only.
import { wantWords } from '../../src/app/i18n.svelte';

await Promise.all(['battleground', 'shatterpoint'].map(wantWords));
