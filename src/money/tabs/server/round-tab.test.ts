import { expect, test } from 'vitest';
import { roundOffForNext } from '#money/bills/rules/balance.ts';
import { useTabScene } from './testing/use-tab-scene.ts';

const { round, receive, right, cancel, remove, desk, look } = await useTabScene({ isRounding: true });

const order = (amount: number, roundOff: number | null, state: 1 | 5 = 1) => ({ state, amount, roundOff });

test.each<[string, ReturnType<typeof order>[], boolean, number | null]>([
  ['the first round by itself', [], true, 50],
  ['no round of a store that does not round', [], false, null],
  ['a second one together with the first', [order(115_50, 50)], false, -50],
  ['a second one of a table that is not rounded', [order(115_50, null)], true, null],
  ['one after another was cancelled by itself', [order(115_50, 50, 5)], true, 50],
])('rounds %s', (_, rounds, isRounding, roundOff) => {
  expect(roundOffForNext(rounds, 31_50, isRounding)).toBe(roundOff);
});

test('115.50 and 31.50 make 147, on both pages, in all that is due and on the bill', async () => {
  const { tab, round: first } = await round(undefined, 'Thali');
  const { round: second } = await round(tab, 'Lassi');
  expect([(await look(first)).money, (await look(second)).money]).toMatchObject([
    { due: 116, roundOff: 0.5 },
    { due: 31, roundOff: -0.5 },
  ]);
  expect(await right(tab)).toMatchObject({ due: 147_00 });
  const { body } = await desk(second, 'bill');
  expect(body.bills[0].content).toMatchObject({
    order: { number: first.orderNo, rounds: 2 },
    figures: { total: 147_00, roundOff: 0, payable: 147_00 },
  });
  await receive(tab, { method: 'Cash', amount: 147_00 });
  expect(await right(tab)).toMatchObject({ due: 0, owed: 0, state: 'paid' });
});

test('the rounding moves when a round is cancelled, or a dish is taken off and put back', async () => {
  const { tab, round: first } = await round(undefined, 'Thali');
  const { round: second } = await round(tab, 'Lassi', 'Tea');
  await receive(tab, { method: 'Cash', amount: 167_00 });
  await remove(second, 0);
  expect(await right(tab)).toMatchObject({ owed: 31_00, due: 0 });
  expect((await look(second)).money.roundOff).toBe(0);
  await remove(second, 0, false);
  expect(await right(tab)).toMatchObject({ owed: 0, due: 0 });
  await cancel(first);
  expect((await look(second)).money.roundOff).toBe(0.5);
  expect(await right(tab)).toMatchObject({ owed: 115_00, due: 0, state: 'paid' });
});
