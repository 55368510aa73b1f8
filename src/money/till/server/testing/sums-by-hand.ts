import type { LogRow } from '#platform/realtime/tables.ts';
import type { ClosedDay } from '../../wire/till.ts';

export type Sums = Record<string, number>;

/** Adds to what is known under a name. */
export function add(sums: Sums, name: string, amount: number): void {
  sums[name] = (sums[name] ?? 0) + amount;
}

/** What is not zero, as reports leave it out. */
export const withoutZeros = (sums: Sums): Sums =>
  Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));

/** The sums of a report by their names. */
export const sumsOf = ({ sums }: Pick<ClosedDay, 'sums'>): Sums =>
  withoutZeros(Object.fromEntries(sums.map(({ kind, key, amount }) => [`${kind} ${key}`, amount])));

const toRupee = (amount: number) => Math.floor((amount + 50) / 100) * 100;
const MONEY = ['Cash', 'Card', 'UPI'];

/** The figures of a day from the entries of its log alone, with arithmetic of its own. */
export function sumsByHand(log: readonly LogRow[]) {
  const sums: Sums = {};
  const ids = new Set(log.flatMap(({ kind, orderId }) => (kind === 'order' ? (orderId ?? []) : [])));
  const orders = [...ids].map((id) => ({ id, ...orderByHand(log.filter(({ orderId }) => orderId === id)) }));
  for (const { isCancelled, amount, cost, refunded } of orders) {
    add(sums, isCancelled ? 'cancelled ' : 'order ', isCancelled ? amount : cost);
    add(sums, 'refund ', refunded);
  }
  const takers = takersIn(log);
  for (const entry of log) addMoney(sums, entry, takers);
  const standing = orders.filter(({ isCancelled }) => !isCancelled);
  return {
    sums: withoutZeros(sums),
    orders: standing.length,
    covers: coversByHand(log),
    revenue: standing.reduce((sum, { amount }) => sum + amount, 0),
    unpaid: standing.flatMap(({ id, cost, paid, refunded }) => {
      const due = cost - paid + refunded;
      return due > 0 ? [{ id, due }] : [];
    }),
  };
}

/** Alone it costs whole rupees; as a round of a table, what its log gives it of the rounding. */
function orderByHand(log: readonly LogRow[]) {
  const known = { state: 1, amount: 0, roundOff: 0, paid: 0, refunded: 0 };
  for (const { event } of log) changeByHand(known, event);
  const isRound = log.some(({ sittingId }) => sittingId !== null);
  const cost = isRound ? known.amount + known.roundOff : toRupee(known.amount);
  const isCancelled = known.state === 5;
  return { ...known, isCancelled, cost: isCancelled ? 0 : cost };
}

function changeByHand(
  known: Record<'state' | 'amount' | 'roundOff' | 'paid' | 'refunded', number>,
  event: LogRow['event'],
): void {
  if (event.what === 'placed') known.state = event.state;
  if (event.what === 'placed') known.amount = event.amount;
  if (event.what === 'placed' || event.what === 'rounded') known.roundOff = event.roundOff ?? 0;
  if (event.what === 'state') known.state = event.to;
  if (event.what === 'item' && 'after' in event) known.amount = event.after;
  if (event.what === 'refund') known.refunded += event.amount;
  if (event.what === 'payment') known.paid += event.amount;
}

/** Who took the money of receipts that somebody else has corrected. */
const takersIn = (log: readonly LogRow[]) =>
  new Map(
    log.flatMap(({ event }) =>
      event.what === 'payment' && event.receiptId && event.takenBy
        ? [[event.receiptId, event.takenBy.id]]
        : [],
    ),
  );

/** What came for a table is named by an entry of the table; entries of its orders only share it. */
function addMoney(sums: Sums, { event, sittingId, kind, actor }: LogRow, takers: Map<string, string>): void {
  const author = actor.kind === 'staff' ? actor.id : '';
  const staff = takers.get(('receiptId' in event && event.receiptId) || '') ?? author;
  if (event.what === 'received') addReceipt(sums, { ...event, staff });
  else if (event.what === 'khata_paid') {
    addReceipt(sums, { ...event, tip: 0, staff });
    add(sums, `forAccounts ${event.method}`, event.amount);
  } else if (kind === 'order' && event.what === 'payment' && sittingId === null)
    addReceipt(sums, { method: event.received?.method ?? '', amount: event.amount, tip: 0, staff });
}

function addReceipt(
  sums: Sums,
  { method, amount, tip, staff }: { method: string; amount: number; tip: number; staff: string },
): void {
  const isMoney = MONEY.includes(method);
  add(sums, `${isMoney ? 'received' : 'settled'} ${method}`, amount);
  add(sums, `tip ${method}`, tip);
  if (amount + tip < 0) add(sums, `reversed ${method}`, -amount - tip);
  if (isMoney) add(sums, `person ${staff} ${method}`, amount);
}

function coversByHand(log: readonly LogRow[]): number {
  const covers: Sums = {};
  for (const { event, sittingId } of log)
    if (event.what === 'opened' || event.what === 'covers') covers[sittingId ?? ''] = event.covers ?? 0;
    else if (event.what === 'merged') covers[sittingId ?? ''] = 0;
  return Object.values(covers).reduce((sum, one) => sum + one, 0);
}
