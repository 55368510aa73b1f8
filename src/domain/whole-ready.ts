import { type LoggedOrderEvent, OPEN, type OrderState } from './order.ts';
import { type KeptLine, linesOnly } from './taken-off.ts';

/** At which entries of its log all that is left of an order became ready, or was not after all. */
export function readyTurns(
  log: readonly LoggedOrderEvent[],
  lines: readonly Pick<KeptLine, 'id' | 'partOf'>[],
): Map<number, boolean> {
  const lineIds = linesOnly(lines).map(({ id }) => id);
  const [off, ready] = [new Set<string>(), new Set<string>()];
  const turns = new Map<number, boolean>();
  let was = false;
  for (const { seq, event } of log) {
    if (event.what !== 'ready' && event.what !== 'item') continue;
    const [marked, isMarked] = event.what === 'ready' ? [ready, event.ready] : [off, event.discarded];
    if (isMarked) marked.add(event.lineId);
    else marked.delete(event.lineId);
    const kept = lineIds.filter((id) => !off.has(id));
    const is = kept.length > 0 && kept.every((id) => ready.has(id));
    if (is !== was) turns.set(seq, is);
    was = is;
  }
  return turns;
}

/** Whether the food waits for its guest: all of it is made, and nobody has served it yet. */
export function isWaiting(turns: ReadonlyMap<number, boolean>, state: OrderState): boolean {
  return OPEN.some((open) => open === state) && ([...turns.values()].at(-1) ?? false);
}
