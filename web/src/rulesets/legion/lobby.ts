import { name, t } from '../../app/i18n.svelte';
import type { LobbyClient } from '../ruleset';
import Thumbnail from './board/Thumbnail.svelte';
import { figureFor } from './figures';
import { cardOf, readyArmies } from './lobby/army';
import { setupOf, type LobbySetup } from './lobby/setup';
import LobbyForm from './LobbyForm.svelte';
import type { Lobby } from './types';
import { refusal } from './words/refusals';

const client: LobbyClient = {
  LobbyForm,
  Thumbnail,
  refusal: (refused, lobby) => refusal(refused, null, null, { lobby: lobby as Lobby }),
  ready(lobby) {
    const offered = lobby as Lobby;
    const all = offered.formats.map(({ format, battlefields }) => {
      const armies = readyArmies(offered, format.id);
      const setup = setupOf(battlefields[0] ?? '', format.id, armies, 'agreed', []);
      return { id: format.id, title: name(format.name), setup, seats: armies.length };
    });
    return all.filter((one) => one.seats === 2);
  },
  about(setup, lobby) {
    const { format, battlefield, armies } = setup as LobbySetup;
    const offered = lobby as Lobby;
    const known = offered.formats.find((one) => one.format.id === format);
    const place = offered.battlefields.find((one) => one.id === battlefield);
    const costs = armies.flatMap(
      ({ id }) => offered.armies.find(([one]) => one.id !== null && one.id === id)?.[1] ?? [],
    );
    // Of armies of one's own what the format allows.
    const points = costs.length === armies.length ? Math.max(...costs) : known?.format.points;
    return [
      known ? name(known.format.name) : format,
      ...(points === undefined ? [] : [t('app-door-points', { count: points })]),
      place ? name(place.name) : battlefield,
    ].join(', ');
  },
  cast(lobby) {
    const offered = lobby as Lobby;
    return readyArmies(offered, offered.formats[0]?.format.id ?? '').flatMap(({ units }, seat) =>
      units.slice(0, 2).flatMap(({ unit }) => {
        const card = cardOf(unit, offered);
        return card ? [{ seat, figure: figureFor(card) }] : [];
      }),
    );
  },
};

export default client;
