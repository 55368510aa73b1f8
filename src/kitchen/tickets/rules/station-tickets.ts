import { beganAt } from '#ordering/courses/rules/held-items.ts';
import { shownOptionsOf } from '#ordering/menu/rules/options/shown-options.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { dishesOf, type KitchenLine, linesNamed } from './kitchen-lines.ts';

type Order = StaffOrderView;

/** Where changes are seen that is no station. */
export const PASS = 'pass';

/** A screen of the kitchen, and which lines it shows. */
export interface Place {
  /** A station's id, or the pass. */
  id: string;
  cooks: (line: KitchenLine) => boolean;
}

export interface StationTicket {
  order: Order;
  /** What is made now, in the order of the ticket. What is ready keeps its place until all of them are. */
  lines: KitchenLine[];
  /** Those that are still to be made. */
  open: KitchenLine[];
  /** What waits until its course is fired. */
  held: KitchenLine[];
  /** What was taken off, until somebody has seen it here. */
  struck: KitchenLine[];
}

/** Whoever has not looked up for that long has noticed by now. */
const CANCELLED_SHOWN_MS = 30 * MINUTE;

/** The tickets of a station, the oldest first. */
export function stationTickets(orders: readonly Order[], place: Place, now: number): StationTicket[] {
  return orders
    .map((order) => {
      const made = isOpen(order) ? madeOf(order).filter((line) => place.cooks(line)) : [];
      const struck = struckAt(order, place, now).filter(({ ready }) => !ready);
      return ticketOf(order, made, struck);
    })
    .filter(({ open, held, struck }) => open.length > 0 || held.length > 0 || struck.length > 0)
    .toSorted((one, other) => Number(isAllHeld(one)) - Number(isAllHeld(other)) || byStart(one, other));
}

/** The tickets of the pass: all that are open, and cancelled ones that nobody there has seen. */
export function passTickets(orders: readonly Order[], now: number): StationTicket[] {
  const place = { id: PASS, cooks: () => true };
  return orders
    .map((order) => ticketOf(order, madeOf(order), struckAt(order, place, now)))
    .filter(({ order, struck }) => isOpen(order) || (order.state === CANCELLED && struck.length > 0))
    .toSorted(byStart);
}

function ticketOf(order: Order, made: readonly KitchenLine[], struck: KitchenLine[]): StationTicket {
  const open = made.filter(isToMake);
  const firedAt = Math.min(...open.map((line) => (line.firedAt ? Date.parse(line.firedAt) : 0)));
  // What was ready before all that is open was fired belongs to a course that has left.
  const isShown = (line: KitchenLine) =>
    isToMake(line) || (isMade(line) && (readyAt(order, [line]) ?? firedAt) >= firedAt);
  const lines = open.length > 0 ? made.filter(isShown) : [];
  return { order, lines, open, held: made.filter(waits), struck };
}

/** By what is ready, too, so that a tick moves no ticket. */
function byStart(one: StationTicket, other: StationTicket): number {
  return (
    beganAt(one.order, one.lines) - beganAt(other.order, other.lines) ||
    one.order.orderNo - other.order.orderNo
  );
}

/** What was taken off an order, or all of one that was cancelled, and is not seen at this place. */
function struckAt(order: Order, { id, cooks }: Place, now: number): KitchenLine[] {
  const isCancelled = order.state === CANCELLED;
  if (!isOpen(order) && !(isCancelled && wasOpen(order) && now - cancelledAt(order) < CANCELLED_SHOWN_MS))
    return [];
  return madeOf(order).filter(
    (line) => cooks(line) && (isCancelled || line.discarded) && !line.changeSeen?.includes(id),
  );
}

/** A combo is made dish by dish. */
const madeOf = ({ items }: Pick<Order, 'items'>): KitchenLine[] => items.flatMap(dishesOf);

const isToMake = ({ discarded, ready, held }: KitchenLine): boolean => !discarded && !ready && !held;

const isMade = ({ discarded, ready, held }: KitchenLine): boolean => !discarded && ready && !held;

const waits = ({ discarded, held }: KitchenLine): boolean => !discarded && held === true;

/** Nobody has anything to do for it yet, so that it stands after all others. */
const isAllHeld = ({ open, struck }: StationTicket): boolean => open.length === 0 && struck.length === 0;

/** Somebody works on it. Nobody does before it is paid, where it must be. */
const isOpen = ({ state, payment }: Order): boolean =>
  state !== SERVED && state !== CANCELLED && payment.state !== 'awaiting';

/** Before it was cancelled. */
const wasOpen = ({ timeline }: Order): boolean =>
  !timeline.some(({ what }) => what === 'payment_awaited') || timeline.some(({ what }) => what === 'paid');

const cancelledAt = ({ timeline, createdAt }: Order): number =>
  Date.parse(timeline.findLast(({ what }) => what === 'cancelled')?.at ?? createdAt);

export interface Recalled {
  order: Order;
  lines: KitchenLine[];
}

const MOST_RECALLED = 10;

/** The tickets that were bumped last at a station, the latest first. */
export function lastBumped(orders: readonly Order[], { cooks }: Place): Recalled[] {
  return orders
    .filter(({ state }) => state !== CANCELLED)
    .map((order) => ({
      order,
      lines: madeOf(order).filter((line) => cooks(line) && !line.discarded && !line.held),
    }))
    .filter(({ lines }) => lines.length > 0 && lines.every(({ ready }) => ready))
    .map((bumped) => ({
      ...bumped,
      at: readyAt(bumped.order, bumped.lines) ?? Date.parse(bumped.order.createdAt),
    }))
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST_RECALLED)
    .map(({ order, lines }) => ({ order, lines }));
}

/** When the last of them was ready. The timeline names dishes, not lines, and the combo where its last dish is ready. */
function readyAt({ items, timeline }: Order, lines: readonly KitchenLine[]): number | null {
  const own = linesNamed(lines.map(({ _id }) => _id));
  const combos = items.filter(({ _id }) => own.some(({ lineId }) => lineId === _id));
  const labels = new Set([...lines, ...combos].map(({ itemLabel }) => itemLabel));
  const last = timeline.findLast(({ what, item }) => what === 'item_ready' && labels.has(item ?? ''));
  return last ? Date.parse(last.at) : null;
}

export interface AllDay {
  /** One for each dish and choice of options, because a half is made differently from a full. */
  key: string;
  label: string;
  options: string;
  count: number;
  tickets: number;
  /** How many of them are part of which combos. */
  combos: { label: string; count: number }[];
}

/** "Paneer tikka · Half". */
export const dishKey = (line: KitchenLine): string =>
  [line.itemLabel, ...shownOptionsOf(line)].filter(Boolean).join(' · ');

/** What all tickets together need, the most first. */
export function allDay(tickets: readonly Pick<StationTicket, 'open'>[]): AllDay[] {
  const dishes = new Map<string, AllDay>();
  for (const { open } of tickets) {
    const here = new Set<string>();
    for (const line of open) {
      const [label, options] = [line.itemLabel, shownOptionsOf(line).filter(Boolean).join(' · ')];
      const key = dishKey(line);
      const same = dishes.get(key) ?? { key, label, options, count: 0, tickets: 0, combos: [] };
      const tickets = same.tickets + (here.has(key) ? 0 : 1);
      const combos = withCombo(same.combos, line);
      dishes.set(key, { ...same, count: same.count + line.quantity, tickets, combos });
      here.add(key);
    }
  }
  return [...dishes.values()].toSorted(
    (one, other) => other.count - one.count || one.key.localeCompare(other.key),
  );
}

function withCombo(known: AllDay['combos'], { combo, quantity }: KitchenLine): AllDay['combos'] {
  if (!combo) return known;
  const count = quantity + (known.find(({ label }) => label === combo.label)?.count ?? 0);
  return [...known.filter(({ label }) => label !== combo.label), { label: combo.label, count }];
}

/** What an order still needs, dish by dish. */
export const openLines = (order: Order): KitchenLine[] =>
  isOpen(order) ? madeOf(order).filter(isToMake) : [];

export interface StationProgress<S> {
  station: S;
  lines: KitchenLine[];
  /** How many of these are ready. */
  ready: number;
}

/** How far each station is with an order. */
export function progressOf<S>(
  order: Pick<Order, 'items'>,
  stations: readonly S[],
  stationOfLine: (line: KitchenLine) => S | null,
): StationProgress<S>[] {
  const kept = madeOf(order).filter(({ discarded, held }) => !discarded && !held);
  return stations
    .map((station) => {
      const lines = kept.filter((line) => stationOfLine(line) === station);
      return { station, lines, ready: lines.filter(({ ready }) => ready).length };
    })
    .filter(({ lines }) => lines.length > 0);
}
