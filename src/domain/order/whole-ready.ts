import { type LoggedOrderEvent, OPEN, type OrderState } from './order.ts';
import { linesOnly, type StoredLine } from './removed-portions.ts';

/** Returns the log entries at which all remaining lines of an order became ready, or were no longer ready. */
export function readyTurns(
  log: readonly LoggedOrderEvent[],
  lines: readonly Pick<StoredLine, 'id' | 'partOf'>[],
): Map<number, boolean> {
  const lineIds = new Set(linesOnly(lines).map(({ id }) => id));
  const [off, ready] = [new Set<string>(), new Set<string>()];
  const isKept = (id: string) => lineIds.has(id) && !off.has(id);
  const isUnmade = (id: string) => isKept(id) && !ready.has(id);
  let [kept, unmade] = [lineIds.size, lineIds.size];
  const turns = new Map<number, boolean>();
  let was = false;
  const note = (lineId: string, marked: Set<string>, isMarked: boolean) => {
    kept -= Number(isKept(lineId));
    unmade -= Number(isUnmade(lineId));
    if (isMarked) marked.add(lineId);
    else marked.delete(lineId);
    kept += Number(isKept(lineId));
    unmade += Number(isUnmade(lineId));
  };
  for (const { seq, event } of log) {
    if (event.what === 'ready') note(event.lineId, ready, event.ready);
    else if (event.what === 'item') note(event.lineId, off, event.discarded);
    else if (event.what === 'split_off') for (const lineId of event.ready) note(lineId, ready, true);
    else continue;
    const is = kept > 0 && unmade === 0;
    if (is !== was) turns.set(seq, is);
    was = is;
  }
  return turns;
}

export function isWaiting(turns: ReadonlyMap<number, boolean>, state: OrderState): boolean {
  return OPEN.some((open) => open === state) && ([...turns.values()].at(-1) ?? false);
}
