import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import type { BillsOfOrder, MoneyOfDays } from '#money/bills/wire/bills.ts';
import type { ReportView } from '#money/reports/wire/report.ts';
import type { ClosedDay } from '#money/till/wire/till.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import type { ApiSales } from '#programs/v1/wire/money.ts';
import type { ApiOrder } from '#programs/v1/wire/order.ts';
import { postOrder } from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../../simulators/printer/decode-esc-pos.ts';
import type { Book } from './book.ts';
import type { Dice } from './dice.ts';
import type { Open } from './house.ts';
import { nameOf } from './menu.ts';

export const DAYS = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'];
export const MONTHS = ['2026-11', '2026-12'];
const LAST_OF: Record<string, string> = { '2026-11': '2026-11-30', '2026-12': '2026-12-31' };
/** Loading what reads them takes as long as an evening. */
const READS_PDF = process.env['WALK_EVENINGS'] !== undefined;
const SPAN = { from: '2026-11-01', to: '2026-12-31' };

export type Seen = Awaited<ReturnType<typeof seeEverything>>;

/** What the program says when an evening is over, as its own calls answer it. */
export async function seeEverything(open: Open, book: Book, dice: Dice) {
  const { thali, done, store, house } = open;
  thali.clock.now += HOUR;
  const key = await makeTestKey(thali, store, ['orders.read', 'money.read']);
  const api = async (path: string) => {
    const answer = await thali.call('GET', `/v1/${path}`, { headers: { authorization: `Bearer ${key}` } });
    if (answer.status !== 200) throw new Error(`/v1/${path} was refused: ${answer.text}`);
    return answer.body;
  };
  const billed = async (from: string, to: string): Promise<BillContent[]> =>
    (await done('GET', `bills/export?from=${from}&to=${to}`)).bills;
  const orders: StaffOrderView[] = (await done('GET', 'orders?limit=200')).orders;
  const moved: MoneyOfDays = await done('GET', `bills/money?from=${SPAN.from}&to=${SPAN.to}`);
  const apiBills = await inTurn(MONTHS, (month) => api(`bills?month=${month}`));
  const { papers, ids } = await papersOf(open, orders);
  return {
    book,
    house,
    orders,
    /** By tab: all documents of its bill. */
    papers,
    /** What the receipt of one of these tabs says, and in long walks a sheet of paper of one document. */
    receipt: papers.size === 0 ? null : await receiptOf(open, orders, dice.one([...papers.keys()])),
    sheet: !READS_PDF || ids.size === 0 ? null : await sheetOf(open, dice.one([...ids])),
    billed: {
      all: await billed('', ''),
      days: await inTurn(DAYS, (day) => billed(day, day)),
      months: await inTurn(MONTHS, (month) => billed(`${month}-01`, LAST_OF[month] ?? '')),
    },
    money: moved.money,
    cash: moved.cash,
    till: await inTurn([1, 2, 3], (number): Promise<ClosedDay> => done('GET', `till/days/${number}`)),
    report: (await done('GET', `reports/sales?from=${SPAN.from}&to=${DAYS.at(-2)}`)) as ReportView,
    api: {
      orders: (await api('orders?limit=100')).orders as ApiOrder[],
      sales: (await api(`sales?from=${SPAN.from}&to=${DAYS.at(-2)}`)) as ApiSales,
      bills: apiBills.flatMap(({ bills }: { bills: { number: string }[] }) => bills),
    },
    /** By ingredient: what is there, and what orders hold of it. */
    stock: await open.stock.held(),
    questions: (await done('GET', 'questions')).questions as object[],
    /** What each station's printer printed, a text for each ticket. */
    tickets: { Kitchen: textsOf(open.program.kitchen.tickets), Bar: textsOf(open.program.bar.tickets) },
    without: await takeOut(open),
  };
}

const textsOf = (tickets: Buffer[]): string[] =>
  tickets.splice(0).map((ticket) => linesIn(ticket).join('\n'));

async function inTurn<T, Of>(all: readonly Of[], read: (one: Of) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const one of all) answers.push(await read(one));
  return answers;
}

export const tabOf = ({ sitting, _id }: Pick<StaffOrderView, 'sitting' | '_id'>): string =>
  sitting?._id ?? _id;

/** What was cancelled before anybody billed it has none. */
async function papersOf({ sent }: Open, orders: StaffOrderView[]) {
  const papers = new Map<string, BillContent[]>();
  const ids = new Map<string, BillContent>();
  for (const order of orders) {
    const { body } = await sent('GET', `orders/${order._id}/bill`);
    const bills: BillsOfOrder['bills'] = body.code === 'BILL_UNAVAILABLE' ? [] : body.bills;
    const known = papers.get(tabOf(order)) ?? [];
    const fresh = bills.map(({ content }) => content as BillContent);
    for (const { _id, content } of bills) ids.set(_id, content as BillContent);
    papers.set(tabOf(order), [
      ...known,
      ...fresh.filter(({ number }) => !known.some((k) => k.number === number)),
    ]);
  }
  return { papers, ids };
}

/** The lines of a receipt as the printers of the counter get them. */
async function receiptOf({ done }: Open, orders: StaffOrderView[], tab: string) {
  const own = orders.filter((order) => tabOf(order) === tab);
  const { lines } = await done('GET', `orders/${own[0]?._id}/print?what=receipt&language=en`);
  return { tab, own, lines: lines as { text?: string; right?: string }[] };
}

/** What stands on a document that is drawn, without the spaces. */
async function sheetOf({ thali, store }: Open, [id, content]: [string, BillContent]) {
  const { readPdf } = await import('#testing/server/read-pdf.ts');
  const url = `/api/stores/${store.storeId}/bills/${id}/bill.pdf`;
  const answer = await thali.app.inject({ url, headers: { authorization: `token ${store.token}` } });
  const pdf = await readPdf(answer.rawPayload);
  const text = (await pdf.text(1)).replace(/\s+/g, '');
  await pdf.close();
  return { content, text };
}

/** What guests are offered, and what can be ordered, without saffron for the large size and curd for lassi and chaat. */
async function takeOut(open: Open) {
  const { thali, store, stock } = open;
  for (const name of ['Saffron', 'Curd'])
    await stock.call('PUT', `/ingredients/${stock.idOf(name)}/out`, { isOut: true });
  const { body } = await thali.call('GET', `/profile/web/${store.slug}/12-00`);
  type Item = { label: string; state: string; configs: { contents: { label: string }[] }[] };
  const items: Item[] = body.menus.flatMap(({ categories }: { categories: { items: Item[] }[] }) =>
    categories.flatMap((category) => category.items),
  );
  const there = items.filter(({ state }) => state === 'Available');
  const sized = there.filter(({ label }) => label === nameOf('size', 'usual'));
  const sold: string[] = [];
  const tryIt = async (item: string, configs: object[]) => {
    const lines = [{ item, value: '0.00', configs }];
    const answer = await postOrder(thali, store, { lines, amount: 0, more: { orderType: 'Pickup' } });
    // At another price than it has, what can be ordered is refused for its price alone.
    if (answer.body.code === 'PRICE_CHANGED') sold.push(item);
  };
  await tryIt(nameOf('size', 'usual'), [{ label: 'Size', contents: ['Full'] }]);
  await tryIt('Lassi', []);
  return {
    options: sized.flatMap(({ configs }) =>
      configs.flatMap(({ contents }) => contents.map(({ label }) => label)),
    ),
    dishes: there.map(({ label }) => label),
    sold,
  };
}
