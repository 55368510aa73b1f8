import { expect, test } from 'vitest';
import { type SeatedRound, useTabScene } from '#money/tabs/server/testing/use-tab-scene.ts';

const { round, receive, right, desk, look } = await useTabScene({ isRounding: true });

const edit = (order: SeatedRound, ...changes: object[]) => desk(order, 'edit', { changes });

async function twoRounds() {
  const { tab, round: first } = await round(undefined, 'Thali');
  const { round: second } = await round(tab, 'Lassi', 'Tea');
  return { tab, first, second };
}

test('a percentage of the whole bill holds for each round of the table', async () => {
  const { tab, first, second } = await twoRounds();
  const { body } = await edit(first, { kind: 'discount', percent: 10, reason: 'Friend' });
  expect(body.amount).toBe(103.95);
  expect((await look(second)).amount).toBe(46.35);
  expect(await right(tab)).toMatchObject({ due: 150_00, owed: 0 });
  const [{ _id: id }] = body.discounts;
  await edit(second, { kind: 'undiscount', id });
  expect(await right(tab)).toMatchObject({ due: 167_00, owed: 0 });
});

test('an amount is divided over the rounds, to the paisa', async () => {
  const { tab, first, second } = await twoRounds();
  await edit(second, { kind: 'discount', amount: '100', reason: 'Voucher' });
  const seen = [await look(first), await look(second)];
  expect(seen.map(({ discounts }) => discounts?.[0]?.amount)).toEqual([69.16, 30.84]);
  expect(await right(tab)).toMatchObject({ due: 67_00, owed: 0 });
});

test('a table that has paid and is billed gets back what a discount takes off', async () => {
  const { tab, first, second } = await twoRounds();
  await desk(first, 'bill');
  await receive(tab, { method: 'Cash', amount: 167_00 });
  await edit(second, { kind: 'complimentary', line: second.lines[1], reason: 'Cold' });
  expect(await right(tab)).toMatchObject({ due: 0, owed: 20_00, state: 'paid' });
  await edit(first, { kind: 'discount', percent: 50, reason: 'Late' });
  expect(await right(tab)).toMatchObject({ due: 0, state: 'paid' });
  await edit(first, { kind: 'quantity', line: first.lines[0], quantity: 3 });
  expect(await right(tab)).toMatchObject({ owed: 0, state: 'open' });
});
