import { sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { type Noted, newOrder } from '../book.ts';
import { SIDES, SOLD } from '../menu.ts';
import {
  addPortions,
  amountOf,
  asWho,
  bodyOf,
  dishOf,
  first,
  isAtTable,
  type Life,
  lineOf,
  priceOf,
  sideOf,
} from './life.ts';
import { isSold, type Keep, type Lines, later, placed, sell } from './sell.ts';

const MAINS = 2;
const NEEDS = { avoid: ['nuts'], eats: 'jain', spice: null };

/** Orders the row's dish and its side. A tablet without the line keeps it: what is answered sends it. */
export async function order(life: Life): Promise<() => Promise<void>> {
  if (isAtTable(life)) life.table = await life.open.addTable(`T${life.of}`, hallOf(life));
  const mark = `walk-${life.of}a`;
  const then = () => ({ house: life.open.house, main: priceOf(life) });
  const made = then();
  const side = SIDES[sideOf(life)].price;
  const lines = [
    lineOf(dishOf(life), made.main, MAINS, mark, SOLD[life.row.dish].chosen),
    lineOf(sideOf(life), side, 1, mark),
  ];
  const place = { guest: alone, guestAtTable: atTable, lateTablet: later }[life.row.who as string] ?? taken;
  return place(life, lines, async (id) => {
    const noted = note(life, id, mark);
    noted.told = [dishOf(life), ...SOLD[life.row.dish].told];
    noted.gone = MAINS;
    noted.first = lines.map(({ item }) => item);
    noted.needs = life.row.who === 'guestAtTable' ? ['jain', 'nuts'] : [];
    const { house, main } = life.waits ? then() : made;
    // What nobody has paid yet is rounded as the restaurant does when it is told of it.
    noted.house = { ...house, isRounded: (life.isBilled ? house : life.open.house).isRounded };
    noted.prices.set(sideOf(life), side).set(dishOf(life), main);
    noted.rates.set(dishOf(life), house.rate);
    for (const { item, quantity } of lines) addPortions(noted, item, quantity);
    await look(life, noted);
    if (life.row.course === 'fired') await fire(life);
  });
}

export const hallOf = ({ row }: Life) =>
  row.price === 'byArea' ? ('AC hall' as const) : ('Garden' as const);

const nothing = async () => {};

export function note(life: Life, id: string, mark: string): Noted {
  const { of, row, open } = life;
  const noted = newOrder({ of, row, id, mark, house: open.house });
  life.orders.push(noted);
  life.book.orders.push(noted);
  if (life.tabs.length === 0) life.tabs.push(id);
  return noted;
}

/** What the kitchen's screen is told. */
async function look({ open }: Life, noted: Noted): Promise<void> {
  const told = await open.sent('GET', `orders/${noted.id}`, undefined, { token: open.people.cook });
  noted.screen = told.text;
}

async function alone(life: Life, lines: Lines, keep: Keep) {
  const { thali, store } = life.open;
  const post = (amount: number) =>
    thali.call('POST', `/order/create/web/${store.storeId}`, { body: bodyOf(life, lines, amount) });
  const { _id, data } = placed(await post(await amountOf(() => post(0))));
  life.form = data?.param_dict ?? null;
  await keep(_id);
  return nothing;
}

async function atTable(life: Life, lines: Lines, keep: Keep) {
  const { open, book } = life;
  const phone = await sitDown(open.thali, open.store, life.table ?? '', { name: 'Nikhil' });
  life.phone = phone;
  life.tabs.push(phone.sittingId);
  const said = await phone.call('PUT', '/needs', NEEDS);
  if (said.status !== 200) throw new Error(`The needs were refused: ${said.text}`);
  await open.done('PATCH', `sittings/${phone.sittingId}`, { covers: 2 });
  book.covers += 2;
  const ids: string[] = [];
  for (const { item, value: _, ...line } of lines) ids.push(await phone.put(item, line));
  const sumOf = async () => (await phone.read()).sums.all;
  const shown = await sumOf();
  const send = async () => {
    const sent = await phone.send(ids, shown);
    // What costs something else by now is refused, shown anew and sent again.
    const isOver = sent.body.code === 'PRICE_CHANGED';
    await keep(placed(isOver ? await phone.send(ids, await sumOf()) : sent)._id);
  };
  if (life.waits) return send;
  await send();
  return nothing;
}

/** At the counter, by a waiter at a table, or by a program with a key. */
async function taken(life: Life, lines: Lines, keep: Keep) {
  const { open, book } = life;
  if (life.table !== null) {
    const body = { table: life.table, covers: 3 };
    life.tabs.push((await open.done('POST', 'sittings', body, asWho(life)))._id);
    book.covers += 3;
  }
  await keep(isSold(life) ? await sell(life, lines) : await takeOrder(life, lines));
  return nothing;
}

/** Answers the id of a round or an order that the staff take. */
export async function takeOrder(life: Life, lines: Lines): Promise<string> {
  const post = (amount: number) => life.open.sent('POST', 'orders', bodyOf(life, lines, amount), asWho(life));
  return placed(await post(await amountOf(() => post(0))))._id;
}

/** Another round of the table, of papads alone. */
export async function nextRound(life: Life, mark: string): Promise<Noted> {
  const papad = SIDES.Papad.price;
  const id = await takeOrder(life, [lineOf('Papad', papad, 3, mark)]);
  const noted = note(life, id, mark);
  addPortions(noted, 'Papad', 3);
  noted.prices.set('Papad', papad);
  return noted;
}

export const fire = (life: Life) =>
  life.open.done('POST', `orders/${mainOrder(life).id}/fire`, { courses: ['Mains'] });

export const mainOrder = ({ orders }: Life): Noted => first(orders);
