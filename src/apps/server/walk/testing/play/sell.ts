import { billNumber } from '#money/bills/rules/bill-settings.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { Answer } from '#testing/server/call.ts';
import { startTestTurn } from '#testing/server/people/test-tablets.ts';
import { paise, rupees } from '../paise.ts';
import { amountOf, asWho, bodyOf, dayOf, type Life, type lineOf } from './life.ts';
import { noteMoney, wayOf } from './pay.ts';

export type Lines = ReturnType<typeof lineOf>[];
export type Keep = (id: string) => Promise<void>;

const AT_ONCE = ['cash', 'upi', 'card'];
const UNCHANGED = ['nothing', 'refund', 'reversal', 'correction', 'cancel'];

/** Whether an order of the counter is paid as it is rung up. */
export const isSold = ({ row: { who, paid, happens } }: Life): boolean =>
  who === 'counter' && AT_ONCE.includes(paid) && UNCHANGED.includes(happens);

/** What comes again, because the program has ended before it answered, is answered with 200. */
export function placed(answer: Answer): Answer['body'] {
  if (answer.status !== 201 && answer.status !== 200)
    throw new Error(`The order was refused: ${answer.text}`);
  return answer.body;
}

/** What the guest hands over, by arithmetic of its own. */
const asPaid = ({ open: { house } }: Life, amount: number): number =>
  house.isRounded ? Math.floor((amount + 50) / 100) * 100 : amount;

export async function sell(life: Life, lines: Lines): Promise<string> {
  const post = (amount: number) =>
    life.open.sent(
      'POST',
      'sales',
      { order: bodyOf(life, lines, amount), paid: { method: wayOf(life) } },
      asWho(life),
    );
  const amount = await amountOf(() => post(0));
  const { _id } = placed(await post(amount));
  noteMoney(life, asPaid(life, paise(amount)), 'Kavya');
  life.isBilled = true;
  return _id;
}

/** The tablet knows what it costs, gives its numbers, and sends it all when the line is back. */
export async function later(life: Life, lines: Lines, keep: Keep) {
  const { open, row } = life;
  const { thali } = open;
  const post = (amount: number) => open.sent('POST', 'orders', bodyOf(life, lines, amount));
  const amount = await amountOf(() => post(0));
  const { revision } = await open.done('GET', 'catalogue');
  const madeAt = thali.clock.now;
  const { tablet } = open;
  const isSale = AT_ONCE.includes(row.paid);
  // What is sent long after others that were made later gave no numbers: a tablet sends those in their order.
  const given = row.when === 'lateAfterClose' ? undefined : await giveNumbers(life, isSale);
  const order = bodyOf(life, lines, amount);
  const taken = asPaid(life, paise(amount));
  const body = isSale
    ? { order, paid: { method: wayOf(life), amount: rupees(taken) }, ...(given && { given }) }
    : { ...order, ...(given && { given: { orderNo: given.orderNo } }) };
  const headers = {
    'idempotency-key': uuidV7(madeAt),
    'made-at': new Date(madeAt).toISOString(),
    'menu-revision': String(revision),
  };
  return async () => {
    const cookie = await startTestTurn(thali, tablet.cookie, open.ravi);
    const sentAt = new Date(thali.clock.now).toISOString();
    const { _id } = placed(
      await open.sent('POST', isSale ? 'sales' : 'orders', body, {
        headers: { ...headers, cookie, 'sent-at': sentAt },
      }),
    );
    if (given) life.book.given.push({ id: _id, ...given });
    if (isSale) noteMoney(life, taken, 'Ravi');
    if (isSale && wayOf(life) === 'Cash') tellLater(life, madeAt, taken);
    life.isBilled = isSale;
    await keep(_id);
  };
}

/** The journal has cash on the day on which it was taken, the drawer in the day in which it was told of it. */
function tellLater({ open, book: { inDrawer } }: Life, madeAt: number, taken: number): void {
  for (const [day, is] of inDrawer)
    if (day >= dayOf(madeAt) && day < dayOf(open.thali.clock.now)) inDrawer.set(day, is + taken);
}

/** A tablet counts on from what it was told when it last had the line. */
async function giveNumbers({ open }: Life, isSale: boolean) {
  const { tablet } = open;
  if (tablet.next === null) {
    const cookie = await startTestTurn(open.thali, tablet.cookie, open.ravi);
    const answer = await open.thali.call('POST', '/api/tablet/numbers', { headers: { cookie }, body: {} });
    const { letter, orders, bills } = answer.body;
    tablet.next = {
      letter,
      orderNo: orders[0].next,
      bill: bills.next,
      year: bills.year,
      prefix: bills.prefix,
    };
  }
  const { next } = tablet;
  const orderNo = next.orderNo++;
  return isSale
    ? { orderNo, bill: billNumber(next.prefix, next.year, next.bill++, next.letter) }
    : { orderNo };
}
