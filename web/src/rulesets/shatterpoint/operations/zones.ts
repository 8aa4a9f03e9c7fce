// Where squads are deployed that do not begin at the edges (SO-DEPLOY-01).
import type { Seat } from '../../../protocol';
import type { Standing } from '../board/scene';
import type { Point, Side, TableView, View } from '../types';
import { seatOf } from './rules';

interface Round {
  at: Point;
  radius: number;
}

export interface DrawnZone {
  seat: Seat;
  /** All bases touch this. */
  within: Round | null;
  /** No base touches one of these. */
  off: Round[];
}

/** The zone of whoever deploys now. */
export function zoneOf(table: TableView, view: View, standing: readonly Standing[]): DrawnZone | null {
  const deployment = table.operation?.deployment;
  if (!deployment || view.stage !== 'deployment') return null;
  const side = isDeployed(deployment.first, table, view) ? other(deployment.first) : deployment.first;
  const seat = seatOf(side, view);
  if (seat === null) return null;
  const zone = deployment[side];
  const range = (number: number | null) => table.measures.ranges[(number ?? 0) - 1] ?? 0;
  const near = view.objectives[table.operation?.objectives.indexOf(zone.near ?? '') ?? -1];
  const posts = view.operation?.posts ?? [];
  const tokens = view.objectives.filter((one, number) => !one.roams && !posts.includes(number));
  const enemies = standing.filter((one) => one.seat !== seat);
  const around = (all: { spot: Point; radius: number }[], number: number | null) =>
    number === null ? [] : all.map(({ spot, radius }) => ({ at: spot, radius: radius + range(number) }));
  return {
    seat,
    within: near ? { at: near.spot, radius: near.radius + range(zone.within) } : null,
    off: [
      ...around(tokens, zone['off-objectives']),
      ...around(
        enemies.map(({ spot, sheet }) => ({ spot, radius: sheet.card.base / 2 })),
        zone['off-enemies'],
      ),
    ],
  };
}

const other = (side: Side): Side => (side === 'aggressor' ? 'sentinel' : 'aggressor');

/** Whether somebody of each squad of a role stands, those left out that are not deployed. */
function isDeployed(side: Side, table: TableView, view: View): boolean {
  const away = [...(view.operation?.captured ?? []), ...(view.operation?.off_duty ?? [])];
  const units = table.units.filter(({ id, seat }) => seat === seatOf(side, view) && !away.includes(id));
  return [0, 1].every((squad) => {
    const own = units.filter((one) => one.squad === squad);
    return own.length === 0 || own.some(({ characters }) => characters.some((one) => view.characters[one]));
  });
}
