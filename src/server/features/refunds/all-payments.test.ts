import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AT_EASE } from '../payments/testing/ledger-gateway.ts';
import { expectRightBooks, expectSameLedger, readBooks } from './testing/expect-right-books.ts';
import { beginnings, type Deed } from './testing/money-beginnings.ts';
import { deeds } from './testing/money-deeds.ts';
import { type MoneyLife, useMoneyLife } from './testing/money-life.ts';

const life = await useMoneyLife();

/** One deed, or several at the same moment. */
class Moment implements fc.AsyncCommand<object, MoneyLife> {
  private readonly together: readonly Deed[];
  constructor(together: readonly Deed[]) {
    this.together = together;
  }
  check(): boolean {
    return true;
  }
  async run(_: object, real: MoneyLife): Promise<void> {
    const answers = await Promise.all(this.together.map((deed) => deed.run(real)));
    await real.settled();
    for (const answer of answers) expect(answer?.status ?? 200).toBeLessThan(500);
    await expectRightBooks(real);
  }
  [fc.toStringMethod](): string {
    return this.toString();
  }
  toString(): string {
    return this.together.map(({ name }) => name).join(' + ');
  }
}

/** Brings the gateway back and advances the clock until nothing is asked about any more. */
async function hearEverything(real: MoneyLife): Promise<void> {
  const { gateway, thali, read } = real;
  Object.assign(gateway, AT_EASE);
  for (;;) {
    gateway.decide('done');
    const [{ next }] = await read(`select min(due_at) as next from (
      select due_at from payment_due where store_id = $1 union all
      select due_at from refunds_due where store_id = $1) due`);
    if (next === null) return;
    thali.clock.now = Math.max(thali.clock.now, next.getTime());
    await real.round();
  }
}

/** Gives back all that is owed; then nothing may be owed. */
async function payEverybody(real: MoneyLife): Promise<void> {
  for (const order of real.orders) {
    await real.giveBack(order, { how: 'gateway' }, 'the last, by gateway');
    await real.giveBack(order, { how: 'hand' }, 'the last, by hand');
  }
  for (const { row } of await readBooks(real)) {
    const price = row.state === 5 ? 0 : row.amount;
    expect(row.paid - row.refunded).toBeLessThanOrEqual(price);
  }
  expect(await real.owed()).toEqual([]);
}

const alone = deeds.map((deed) => new Moment([deed]));
const together = fc.array(deeds, { minLength: 2, maxLength: 3 }).map((several) => new Moment(several));
const moments = fc.array(fc.oneof({ weight: 2, arbitrary: alone }, { weight: 1, arbitrary: together }), {
  minLength: 4,
  maxLength: 30,
  size: 'max',
});

test('the books are right after every step of guests, staff and gateway, and equal the gateway’s in the end', async () => {
  await fc.assert(
    fc.asyncProperty(beginnings, moments, async (beginning, commands) => {
      await life.begin();
      await beginning.run(life);
      await expectRightBooks(life);
      await fc.asyncModelRun(() => ({ model: {}, real: life }), commands);
      await hearEverything(life);
      await expectRightBooks(life);
      await expectSameLedger(life);
      await payEverybody(life);
      await expectSameLedger(life);
    }),
    { numRuns: 25, interruptAfterTimeLimit: 15_000 },
  );
}, 120_000);
