import { type LoggedOrderEvent, OPEN, type OrderEvent, type OrderState } from './order.ts';
import { linesOnly, type StoredLine } from './undoing/removed-portions.ts';

/** Returns the log entries at which all remaining lines of an order became ready, or were no longer ready. */
export function readyTurns(
  log: readonly LoggedOrderEvent[],
  lines: readonly Pick<StoredLine, 'id' | 'partOf'>[],
): Map<number, boolean> {
  const lineIds = new Set(linesOnly(lines).map(({ id }) => id));
  const later = new Set(log.flatMap(({ event }) => addedBy(event)));
  const [off, ready] = [new Set<string>(), new Set<string>()];
  const isKept = (id: string) => lineIds.has(id) && !off.has(id) && !later.has(id);
  const isUnmade = (id: string) => isKept(id) && !ready.has(id);
  const atFirst = [...lineIds].filter(isKept).length;
  let [kept, unmade] = [atFirst, atFirst];
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
  const marks = { off, ready, later };
  for (const { seq, event } of log) {
    const told = marksOf(event);
    if (told.length === 0) continue;
    for (const { lineId, on, isMarked } of told) note(lineId, marks[on], isMarked);
    const is = kept > 0 && unmade === 0;
    if (is !== was) turns.set(seq, is);
    was = is;
  }
  return turns;
}

interface Mark {
  lineId: string;
  on: 'off' | 'ready' | 'later';
  isMarked: boolean;
}

function marksOf(event: OrderEvent): Mark[] {
  if (event.what === 'ready') return [{ lineId: event.lineId, on: 'ready', isMarked: event.ready }];
  if (event.what === 'split_off')
    return event.ready.map((lineId) => ({ lineId, on: 'ready', isMarked: true }));
  if (event.what !== 'item') return [];
  if (!event.edit) return [{ lineId: event.lineId, on: 'off', isMarked: event.discarded }];
  return addedBy(event).map((lineId) => ({ lineId, on: 'later', isMarked: false }));
}

function addedBy(event: OrderEvent): string[] {
  return event.what === 'item' ? (event.edit?.added.map(({ lineId }) => lineId) ?? []) : [];
}

export function isWaiting(turns: ReadonlyMap<number, boolean>, state: OrderState): boolean {
  return OPEN.some((open) => open === state) && ([...turns.values()].at(-1) ?? false);
}
