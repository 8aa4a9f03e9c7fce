import type { LobbyClient } from '../ruleset';
import Thumbnail from './board/Thumbnail.svelte';
import LobbyForm from './LobbyForm.svelte';

const client: LobbyClient = { LobbyForm, Thumbnail };

export default client;
