import { CANCELLED, type OrderState, SERVED } from '#ordering/orders/rules/order.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { LineCourse } from './course.ts';
import type { PacedLine } from './hold-lines.ts';

/** How far a table is with its courses. */
export interface Pace {
  /** What waits for somebody to fire it, the next course first. */
  held: LineCourse[];
  /** Whether all that was fired is made, so that the table waits for the next one. */
  isServed: boolean;
}

/** Null where nothing is held. */
export function paceOf(lines: readonly PacedLine[]): Pace | null {
  const kept = lines.filter(({ discarded }) => !discarded);
  const held = new Map(
    kept.flatMap(({ hold, course }) => (hold === 'held' && course ? [[course.id, course]] : [])),
  );
  if (held.size === 0) return null;
  return {
    held: [...held.values()].toSorted((one, other) => one.place - other.place),
    isServed: kept.every((line) => isHeld(line) || !isAwaited(line)),
  };
}

/** Whether a guest may ask for these courses: none of them comes before one that is held and not asked for. */
export function isInTurn(lines: readonly PacedLine[], courses: readonly string[]): boolean {
  const held = paceOf(lines)?.held ?? [];
  const first = held.findIndex(({ id }) => !courses.includes(id));
  return first < 0 || held.slice(first).every(({ id }) => !courses.includes(id));
}

/** Whether a line that was fired keeps the next course waiting. What is in no course, such as drinks, never does. */
export function isAwaited({ course, discarded, ready }: Standing): boolean {
  return Boolean(course) && !discarded && !ready;
}

interface Standing {
  course?: object | null | undefined;
  discarded: boolean;
  ready: boolean;
}

/** What stands at a table, of the orders of its guests. What was served is made. */
export function linesAtTable<Line extends PacedLine>(
  orders: readonly { order: { state: OrderState }; lines: readonly Line[] }[],
): Line[] {
  return orders
    .filter(({ order }) => order.state !== CANCELLED)
    .flatMap(({ order, lines }) =>
      lines.map((line) => ({ ...line, ready: line.ready || order.state === SERVED })),
    );
}

/** Whether nobody cooks it yet. */
export const isHeld = ({ hold }: Pick<PacedLine, 'hold'>): boolean => hold === 'held';

/** By then a course was carried and is being eaten. Before, it waits to be carried. */
const CARRIED_MS = 5 * MINUTE;

/** Whether a table waits for its next course that had the last one made at this moment. */
export const isForgotten = (madeAt: number, now: number): boolean => now - madeAt >= CARRIED_MS;

/** Whether the kitchen has nothing to do for an order until somebody fires the next course. */
export function waitsToBeFired(lines: readonly Pick<PacedLine, 'hold' | 'discarded' | 'ready'>[]): boolean {
  const kept = lines.filter(({ discarded }) => !discarded);
  return kept.some(isHeld) && kept.every((line) => isHeld(line) || line.ready);
}
