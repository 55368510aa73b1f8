import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf, expectTillTies } from '#money/till/server/testing/expect-till-ties.ts';
import { runs } from '#testing/server/runs.ts';
import { expectRightBooks, expectSameLedger, readBooks } from './testing/expect-right-books.ts';
import { hearEverything } from './testing/hear-everything.ts';
import { momentsOf } from './testing/moment.ts';
import { beginnings } from './testing/money-beginnings.ts';
import { deeds } from './testing/money-deeds.ts';
import { type MoneyLife, useMoneyLife } from './testing/money-life.ts';

const life = await useMoneyLife();

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

test('the books are right after every step of guests, staff and gateway, and equal the gateway’s in the end', async () => {
  await fc.assert(
    fc.asyncProperty(beginnings, momentsOf(deeds, expectRightBooks), async (beginning, commands) => {
      await life.begin();
      const start = await beginningOf(life);
      await beginning.run(life);
      await expectRightBooks(life);
      await fc.asyncModelRun(() => ({ model: {}, real: life }), commands);
      await hearEverything(life);
      await expectRightBooks(life);
      await expectSameLedger(life);
      await payEverybody(life);
      await expectSameLedger(life);
      await expectTillTies(life, start);
    }),
    { numRuns: runs(8) },
  );
});
