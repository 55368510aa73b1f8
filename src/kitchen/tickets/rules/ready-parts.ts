import type { LoggedOrderEvent, OrderEvent, OrderState } from '#ordering/orders/rules/order.ts';

type ReadyEvent = Extract<OrderEvent, { what: 'ready' | 'part_ready' }>;

/** By line, the places of the dishes of a combo. */
export type ReadyParts = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Which dishes of combos are ready while their lines are not. A line that is marked as a whole has no marks of its dishes,
 * nor has one to which unmade portions come.
 */
export function readyParts(log: readonly Pick<LoggedOrderEvent, 'event'>[]): ReadyParts {
  const ready = new Map<string, Set<number>>();
  for (const { event } of log) {
    if (event.what === 'part_ready') {
      const parts = ready.get(event.lineId) ?? new Set();
      if (event.ready) parts.add(event.part);
      else parts.delete(event.part);
      ready.set(event.lineId, parts);
    } else if (event.what === 'ready') ready.delete(event.lineId);
    else if (event.what === 'item') for (const lineId of grownBy(event)) ready.delete(lineId);
  }
  return ready;
}

/** Lines to which portions come or come back. */
function grownBy({ edit, discarded, of, lineId }: Extract<OrderEvent, { what: 'item' }>): string[] {
  if (edit) return edit.more.map((line) => line.lineId);
  return discarded ? [] : [of ?? lineId];
}

interface Marked {
  id: string;
  ready: boolean;
  /** How many dishes it has. None, unless it is a combo. */
  dishes: number;
  state: OrderState;
}

interface Mark {
  ready: boolean;
  /** The places of dishes. Left out for the whole line. */
  parts?: readonly number[] | undefined;
}

/** What the log is told when somebody marks a line, or dishes of it. A combo is ready once all of its dishes are. */
export function readyEvents(
  { id: lineId, ready: wasReady, dishes, state }: Marked,
  { ready, parts }: Mark,
  marked: ReadonlySet<number> = new Set(),
): ReadyEvent[] {
  const whole = (isReady: boolean): ReadyEvent => ({ what: 'ready', lineId, ready: isReady });
  const places = [...Array(dishes).keys()];
  if (!parts || dishes === 0) return wasReady === ready ? [] : [whole(ready)];
  const isBefore = (part: number) => wasReady || marked.has(part);
  const isAfter = (part: number) => (parts.includes(part) ? ready : isBefore(part));
  if (places.every((part) => isBefore(part) === isAfter(part))) return [];
  if (places.every(isAfter)) return [whole(true)];
  const told = (part: number): ReadyEvent => ({
    what: 'part_ready',
    from: state,
    to: state,
    lineId,
    part,
    ready: isAfter(part),
  });
  if (wasReady) return [whole(false), ...places.filter(isAfter).map(told)];
  return places.filter((part) => isBefore(part) !== isAfter(part)).map(told);
}
