import { name, t } from '../../app/i18n.svelte';
import type { LobbyClient } from '../ruleset';
import Thumbnail from './board/Thumbnail.svelte';
import { figureFor } from './figures';
import { setupOf, type LobbySetup } from './lobby/setup';
import LobbyForm from './LobbyForm.svelte';
import type { Lobby } from './types';

const client: LobbyClient = {
  LobbyForm,
  Thumbnail,
  ready(lobby) {
    const { editions, battlefields, operations, teams } = lobby as Lobby;
    const [edition, battlefield, first, second] = [editions[0], battlefields[0]?.id, teams[0], teams[1]];
    const standard = { id: 'standard', title: t('app-door-standard'), setup: null };
    if (!edition || !battlefield || !first || !second) return [standard];
    const played = operations.map((one) => ({
      id: one.operation,
      title: name(one.name),
      setup: setupOf(edition, battlefield, [first, second], {
        id: one.operation,
        aggressor: 'chance',
        printing: 'rulebook',
      }),
    }));
    return [standard, ...played];
  },
  about(setup, lobby) {
    const { battlefield, operation } = setup as LobbySetup;
    const { battlefields, operations } = lobby as Lobby;
    const place = battlefields.find((one) => one.id === battlefield);
    const mode = operation && operations.find((one) => one.operation === operation.id);
    return [mode ? name(mode.name) : t('app-door-standard'), place ? name(place.name) : battlefield].join(', ');
  },
  cast(lobby) {
    const { teams, units } = lobby as Lobby;
    return teams.slice(0, 2).flatMap(({ squads }, seat) =>
      (squads[0]?.units ?? []).slice(0, 2).flatMap((id) => {
        const card = units.find((one) => one.unit === id);
        return card ? [{ seat, figure: figureFor(card) }] : [];
      }),
    );
  },
};

export default client;
