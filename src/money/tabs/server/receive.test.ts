import { expect, test } from 'vitest';
import { useTabScene } from './testing/use-tab-scene.ts';

const { round, receive, right, paid, look, desk, place, cancel, remove, read, thali, store } =
  await useTabScene();

async function twoRounds() {
  const { tab, round: first } = await round(undefined, 'Cake', 'Tea');
  const { round: second } = await round(tab, 'Tea', 'Tea');
  return { tab, first, second };
}

test('money for a table goes to its rounds by what each one owes', async () => {
  const { tab, first, second } = await twoRounds();
  await receive(tab, { method: 'Cash', amount: 55_00, tip: 5_00, note: 'Ravi' });
  expect(await paid(tab)).toEqual([35_00, 20_00]);
  expect(await right(tab)).toEqual({ due: 55_00, owed: 0, paid: 55_00, state: 'open' });
  expect([(await look(first)).money.due, (await look(second)).money.due]).toEqual([35, 20]);
  await receive(tab, { method: 'UPI', amount: 55_00, reference: '123456789012' });
  expect(await right(tab)).toEqual({ due: 0, owed: 0, paid: 110_00, state: 'paid' });
  expect((await look(second)).payment).toMatchObject({ state: 'paid', method: 'Cash + UPI', paid: 40 });
  const rows = await read(
    'select tip::int, note, reference from receipts where store_id = $1 and tab_id = $2',
    tab,
  );
  expect(rows).toEqual([
    { tip: 5_00, note: 'Ravi', reference: null },
    { tip: 0, note: null, reference: '123456789012' },
  ]);
});

test('more than is due goes to the last round that is not cancelled, and is owed', async () => {
  const { tab, second } = await twoRounds();
  await cancel(second);
  await receive(tab, { method: 'Card', amount: 100_00 });
  expect(await paid(tab)).toEqual([100_00, 0]);
  expect(await right(tab)).toMatchObject({ due: 0, owed: 30_00, state: 'paid' });
});

test('a tip alone is a receipt without shares', async () => {
  const { tab } = await twoRounds();
  await receive(tab, { method: 'Cash', amount: 0, tip: 10_00 });
  expect(await paid(tab)).toEqual([0, 0]);
  expect(await right(tab)).toMatchObject({ due: 110_00, paid: 0 });
});

test('a round that is cancelled pays for the others, and the table is paid with less', async () => {
  const { tab, first, second } = await twoRounds();
  await receive(tab, { method: 'Cash', amount: 55_00 });
  expect((await cancel(first)).status).toBe(200);
  expect(await paid(tab)).toEqual([15_00, 40_00]);
  expect(await right(tab)).toMatchObject({ due: 0, owed: 15_00, state: 'paid' });
  // Neither the guests nor the staff are told which round has the money.
  const told = (await look(second)).timeline.filter(({ what }: { what: string }) => what === 'paid');
  expect(told).toMatchObject([{ amount: 20, method: 'Cash' }]);
});

test('a dish that is taken off and put back moves the money and the state of the table', async () => {
  const { tab, first } = await twoRounds();
  await receive(tab, { method: 'Cash', amount: 60_00 });
  await remove(first, 0);
  expect(await right(tab)).toMatchObject({ due: 0, owed: 0, paid: 60_00, state: 'paid' });
  await remove(first, 0, false);
  expect(await right(tab)).toMatchObject({ due: 50_00, owed: 0, state: 'open' });
});

test('what is left over pays for the next round', async () => {
  const { tab, first } = await twoRounds();
  await receive(tab, { method: 'Cash', amount: 110_00 });
  await remove(first, 0);
  expect(await right(tab)).toMatchObject({ due: 0, owed: 50_00, state: 'paid' });
  await round(tab, 'Cake', 'Tea');
  expect(await right(tab)).toMatchObject({ due: 20_00, owed: 0, state: 'open' });
});

test('a payment that is recorded on one round pays that one', async () => {
  const { tab, first, second } = await twoRounds();
  const answer = await desk(second, 'payments', { method: 'Cash' });
  expect([answer.status, answer.body.payment.paid]).toEqual([200, 40]);
  expect(await paid(tab)).toEqual([0, 40_00]);
  const tooMuch = await desk(first, 'payments', { method: 'Cash', amount: 71 });
  expect([tooMuch.status, tooMuch.body.code]).toEqual([422, 'VALIDATION']);
  await desk(first, 'payments', { method: 'Card' });
  expect(await right(tab)).toMatchObject({ due: 0, state: 'paid', paid: 110_00 });
});

test('the page of a round offers no payment of its own', async () => {
  const payee = { vpa: 'thali@upi', name: 'Thali' };
  await thali.call('PATCH /store/api/store/:storeId', {
    params: store,
    body: { upi: payee },
    token: store.token,
  });
  const alone = await place('Tea');
  const { round: seated } = await round(undefined, 'Tea');
  expect((await look(alone)).money.upi).toMatchObject(payee);
  expect((await look(seated)).money.upi).toBeNull();
  const ask = ({ slug }: { slug: string }, what: string) =>
    thali.call('POST', `/order/status/${slug}/${what}`, { body: {} });
  expect((await ask(alone, 'claim')).status).toBe(200);
  const refused = await ask(seated, 'claim');
  expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_NOT_DUE']);
  expect((await ask(seated, 'pay')).body).toEqual({});
});

test('an order alone has one receipt with one share', async () => {
  const order = await place('Tea', 'Cake');
  await desk(order, 'payments', { method: 'Card', amount: 30, reference: 'slip 7' });
  expect(await right(order._id)).toEqual({ due: 40_00, owed: 0, paid: 30_00, state: null });
  const sql = `select method, receipts.amount::int, reference, shares.order_id = $2 as is_its from receipts
    join receipt_shares shares on shares.store_id = $1 and shares.receipt_id = receipts.id
    where receipts.store_id = $1 and tab_id = $2`;
  expect(await read(sql, order._id)).toEqual([
    { method: 'Card', amount: 30_00, reference: 'slip 7', is_its: true },
  ]);
});
