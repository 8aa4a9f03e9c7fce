import type { LobbyClient } from '../ruleset';
import Thumbnail from './board/Thumbnail.svelte';
import LobbyForm from './LobbyForm.svelte';
import type { Lobby } from './types';
import { refusal } from './words/refusals';

const client: LobbyClient = {
  LobbyForm,
  Thumbnail,
  refusal: (refused, lobby) => refusal(refused, null, null, { lobby: lobby as Lobby }),
};

export default client;
