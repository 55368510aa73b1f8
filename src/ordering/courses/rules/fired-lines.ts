import type { LoggedOrderEvent, OrderEvent } from '#ordering/orders/rules/order.ts';
import type { PacedLine } from './hold-lines.ts';
import { isHeld } from './pace.ts';

type Log = readonly Pick<LoggedOrderEvent, 'at' | 'event'>[];

/** When each line was fired that had been held. */
export function firedLines(log: Log): ReadonlyMap<string, number> {
  return new Map(log.flatMap(({ at, event }) => firedIn(event).map((line) => [line.id, line.at ?? at])));
}

function firedIn(event: OrderEvent): { id: string; at?: number }[] {
  if (event.what === 'fired') return event.lines.map((id) => ({ id }));
  if (event.what !== 'split_off') return [];
  return event.fired?.map(({ lineId: id, at }) => ({ id, at })) ?? [];
}

/** When each line came that was added to the order later. */
function addedLines(log: Log): ReadonlyMap<string, number> {
  return new Map(
    log.flatMap(({ at, event }) =>
      event.what === 'item' && event.edit ? event.edit.added.map(({ lineId }) => [lineId, at] as const) : [],
    ),
  );
}

/** The lines as they were before these were fired. */
export function beforeFiring<Line extends PacedLine & { id: string }>(
  lines: readonly Line[],
  later: ReadonlyMap<string, number>,
): Line[] {
  return lines.map((line) => (later.has(line.id) ? { ...line, hold: 'held' } : line));
}

/**
 * From when on it counts how long an order takes: from when what is being made was fired or added or, while its guests wait
 * for the next course, from when the last dish was made. Null: from when it was placed.
 */
export function cooksFrom(lines: readonly (PacedLine & { id: string })[], log: Log): number | null {
  const kept = lines.filter(({ discarded }) => !discarded);
  if (kept.every(({ hold }) => hold === null)) return null;
  const began = new Map([...addedLines(log), ...firedLines(log)]);
  const open = kept.filter((line) => !isHeld(line) && !line.ready);
  if (open.length > 0) {
    const times = open.map(({ id }) => began.get(id));
    const known = times.filter((at) => at !== undefined);
    return known.length < times.length ? null : Math.min(...known);
  }
  return log.findLast(({ event }) => event.what === 'ready' || event.what === 'fired')?.at ?? null;
}
