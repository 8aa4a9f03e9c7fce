import { name, t } from '../../app/i18n.svelte';
import type { LobbyClient } from '../ruleset';
import Thumbnail from './board/Thumbnail.svelte';
import { figureFor } from './figures';
import LobbyForm from './LobbyForm.svelte';
import type { Lobby, Setup } from './types';

/** The most points of a squad (BG-SETUP-02). */
const SQUAD_POINTS = 100;

const client: LobbyClient = {
  LobbyForm,
  Thumbnail,
  ready(lobby) {
    const { first } = lobby as Lobby;
    return [
      { id: 'given', title: t('app-door-bg-given'), setup: first },
      { id: 'chosen', title: t('app-door-bg-chosen'), setup: first && { ...first, deployment: 'chosen' } },
    ];
  },
  about(setup, lobby) {
    const { map, deployment } = setup as Setup;
    const known = (lobby as Lobby).maps.find((one) => one.id === map);
    const points = t('app-door-points', { count: SQUAD_POINTS });
    return [known ? name(known.name) : map, points, t(`app-door-bg-${deployment}`)].join(', ');
  },
  cast(lobby) {
    const { first, names } = lobby as Lobby;
    const known = new Map(names);
    return (first?.players ?? []).flatMap(({ squad }, seat) =>
      squad.members.slice(0, 2).flatMap(({ character }) => {
        const called = known.get(character);
        return called ? [{ seat, figure: figureFor({ name: called }) }] : [];
      }),
    );
  },
};

export default client;
