import type { PacedLine } from '#ordering/courses/rules/hold-lines.ts';
import { linesAtTable } from '#ordering/courses/rules/pace.ts';
import { paceView } from '#ordering/courses/wire/courses.ts';
import { SERVED } from '#ordering/orders/rules/order.ts';
import type { StoredOrder } from '#ordering/orders/server/find-order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { FloorSitting } from '../../wire/sittings.ts';

export interface PacedRounds {
  /** Dishes of these rounds, and perhaps of others. */
  paced: readonly (PacedLine & { orderId: string })[];
  /** When one was made, fired or handed over last. */
  pacedAt: string | null;
}

/** What is held at a table of the floor. Nothing where nothing is. */
export function floorPaceView(
  rounds: readonly OrderRow[],
  { paced, pacedAt }: PacedRounds,
): Pick<FloorSitting, 'courses'> {
  const linesOf = ({ id }: OrderRow) => paced.filter(({ orderId }) => orderId === id);
  const { courses } = paceView(linesAtTable(rounds.map((order) => ({ order, lines: linesOf(order) }))));
  return courses ? { courses: { ...courses, since: pacedAt && new Date(pacedAt).toISOString() } } : {};
}

export function pacedIn(rounds: readonly StoredOrder[]): PacedRounds {
  const log = rounds.flatMap((round) => round.log);
  const times = log.filter(({ event }) => isPace(event)).map(({ at }) => at.getTime());
  return {
    paced: rounds.flatMap((round) => round.lines),
    pacedAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
  };
}

const isPace = (event: LogRow['event']): boolean =>
  event.what === 'ready' || event.what === 'fired' || (event.what === 'state' && event.to === SERVED);
