import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import type { Phone } from '#tables/sittings/server/testing/sit-down.ts';
import type { Answer } from '#testing/server/call.ts';
import { PIN, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { orderBody } from '#testing/server/test-stores.ts';
import type { Row } from '../axes.ts';
import type { Book, Noted } from '../book.ts';
import type { Open } from '../house.ts';
import { HAPPY, nameOf, ON_TOP, SIDES, type Side, SOLD, withRule } from '../menu.ts';
import { rupees } from '../paise.ts';

/** A row that is being played: its order and its table. `of`: its place in the evening, from 1. */
export const newLife = (open: Open, book: Book, row: Row, of: number) => ({
  open,
  book,
  row,
  of,
  /** What is paid at once: a table's bills, or an order alone. */
  tabs: [] as string[],
  orders: [] as Noted[],
  table: null as string | null,
  phone: null as Phone | null,
  /** The form of the gateway that the order was answered with. */
  form: null as { ORDER_ID: string } | null,
  isBilled: false,
  /** Whether its cart stays open until it is sent. */
  waits: false,
});

export type Life = ReturnType<typeof newLife>;

export const isAtTable = ({ row: { who } }: Pick<Life, 'row'>): boolean =>
  who === 'guestAtTable' || who === 'waiter';

export const dishOf = ({ row }: Pick<Life, 'row'>): string => nameOf(row.dish, row.price);

export const sideOf = ({ row: { stations, course } }: Pick<Life, 'row'>): Side =>
  Object.keys(SIDES).find((side) => {
    const { station, course: own } = SIDES[side as Side];
    return (station === 'Bar') === (stations === 'two') && (own !== null) === (course !== 'none');
  }) as Side;

/** The day of the restaurant, which begins at four in the morning in India. */
export const dayOf = (at: number): string => new Date(at + 1.5 * HOUR).toISOString().slice(0, 10);

/** Whoever orders, as calls of the office know them. */
export function asWho({ open, row: { who } }: Life) {
  const { waiter, cashier } = open.people;
  if (who === 'program') return { headers: { authorization: `Bearer ${open.key}` } };
  return { token: who === 'waiter' || who === 'guestAtTable' ? waiter : cashier };
}
export const nameOfTaker = (life: Life): 'Meera' | 'Kavya' => (isAtTable(life) ? 'Meera' : 'Kavya');

/**
 * Does what happens to a row as its person. Whoever has limits is refused what is a manager's to allow, and does it once one
 * has typed their PIN.
 */
export async function act(
  life: Life,
  path: string,
  body: object,
  isManagers = false,
): Promise<Answer['body']> {
  const { open, book, of } = life;
  if (life.row.by === 'owner') return open.done('POST', path, body);
  const cookie = await startTestTurn(open.thali, open.floor.cookie, open.floor.farhan);
  const first = await open.sent('POST', path, body, { headers: { cookie } });
  const isRefused = first.status === 403;
  book.asked.push({ of, path, should: isManagers, is: isRefused });
  if (!isRefused && first.status >= 300) throw new Error(`${path} was refused: ${first.text}`);
  if (!isRefused) return first.body;
  const { permission, act: shown } = first.body.details;
  const asked = { accountId: open.ravi, pin: PIN, permission, act: shown };
  const given = await open.thali.call('POST', '/api/tablet/approvals', { headers: { cookie }, body: asked });
  return open.done('POST', path, body, { headers: { cookie, approval: given.body.approval } });
}

/** Whether its bill was issued, by whoever pays or by a close. From then on only a manager makes it cost less. */
export const isSettled = ({ isBilled, row: { when } }: Life): boolean =>
  isBilled || when === 'close' || when === 'monthEnd' || when === 'lateAfterClose';

/** What a portion of the row's dish costs now, by menu and rule. */
export function priceOf({ row, open }: Pick<Life, 'row' | 'open'>): number {
  const price = SOLD[row.dish].price + (row.dish === 'plain' ? open.house.raised : 0);
  const minute = Math.floor((open.thali.clock.now / 60_000 + 330) % 1440);
  const isGuest = row.who === 'guest' || row.who === 'guestAtTable';
  const holds = {
    usual: true,
    byHour: minute >= HAPPY.start && minute < HAPPY.end,
    byArea: isAtTable({ row }),
    byChannel: isGuest,
  }[row.price];
  return holds ? withRule(price, ON_TOP[row.price]) : price;
}

/** A line as clients send it. */
export function lineOf(item: string, price: number, quantity: number, mark: string, configs: object[] = []) {
  return { item, value: rupees(price).toFixed(2), quantity, configs, remarks: mark };
}

/** The body of an order of these lines, for an amount that the server is asked for first. */
export const bodyOf = (
  { open, table, row }: Life,
  lines: ReturnType<typeof lineOf>[],
  amount: number,
  more: object = {},
) => {
  const type = row.who === 'guest' && row.paid === 'gateway' ? 'Pay now' : 'Pickup';
  const place = table === null ? { orderType: type, address: 'ASAP' } : { orderType: 'Dine-In', address: '' };
  const at = table === null ? {} : { table: { iden: table, idel: 'Table' } };
  return orderBody(open.store, { lines, amount, more: { ...place, ...at, ...more } });
};

/** The amount that the server asks for; nothing is placed. */
export async function amountOf(ask: () => Promise<Answer>): Promise<number> {
  const answer = await ask();
  const { code, details } = answer.body;
  if (code !== 'PRICE_CHANGED') throw new Error(`No amount was named: ${answer.text}`);
  return details.amount;
}

export const readOrder = ({ open }: Life, id: string): Promise<StaffOrderView> =>
  open.done('GET', `orders/${id}`);

export function first<T>(all: readonly T[]): T {
  const [one] = all;
  if (one === undefined) throw new Error('There is none');
  return one;
}

/** The line of an order that has this dish and stands. */
export async function lineIn(life: Life, { id }: Pick<Noted, 'id'>, label: string): Promise<string> {
  const { items } = await readOrder(life, id);
  return first(items.filter((line) => line.itemLabel === label && !line.discarded))._id;
}

export const addPortions = ({ portions }: Noted, label: string, more: number): void => {
  portions.set(label, (portions.get(label) ?? 0) + more);
};
