import { expect, test } from 'vitest';
import { settlePayment } from '#money/payments/server/settling/settle-payment.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { usePartScene } from './testing/use-part-scene.ts';

const { two, order, begin, drop, names, comeBack, askGateway, right, gateway, thali, store, read, system } =
  await usePartScene({ gateway: true });

type Phone = Awaited<ReturnType<typeof two>>[0];

async function beginning(
  body: object = { kind: 'all' },
): Promise<{ phone: Phone; part: { _id: string }; name: string }> {
  const [phone] = await two();
  await order(phone, 'Tea');
  const answer = await begin(phone, body);
  expect(answer.status, answer.text).toBe(201);
  return { phone, part: answer.body, name: (await names(phone)).at(-1) ?? '' };
}

const partOf = async (phone: Phone) => (await phone.read()).parts[0];
const later = async (ms: number) => {
  thali.clock.advance(ms);
  await askGateway();
};

test('a part is paid at the gateway with its tip, and the guest comes back to the table', async () => {
  const { phone, part, name } = await beginning({ kind: 'all', tip: 2 });
  expect(part).toMatchObject({ amount: 20, data: expect.any(Object), upi: expect.any(String) });
  expect(await partOf(phone)).toMatchObject({ state: 'awaiting' });
  gateway.pay(name);
  const back = await comeBack(name, 22_00);
  expect(back.headers['location']).toBe(`/${store.slug}/table`);
  expect(await phone.read()).toMatchObject({
    state: 'paid',
    paid: 20,
    due: 0,
    tips: 2,
    parts: [{ state: 'paid' }],
    orders: [{ payment: { state: 'paid', paid: 20 } }],
  });
  expect(await right(phone)).toMatchObject({ paid: 20_00, due: 0 });
  const [receipt] = await read(
    'select method, tip::int, attempt_id is not null as named from receipts where store_id = $1 and part_id = $2',
    part._id,
  );
  expect(receipt).toEqual({ method: 'gateway', tip: 2_00, named: true });
  // Once, however often it is heard.
  await comeBack(name, 22_00);
  await later(HOUR);
  expect(await right(phone)).toMatchObject({ paid: 20_00 });
});

test('a part that is not paid in time is dropped, and its money counts when it comes after all', async () => {
  const { phone, name } = await beginning();
  await later(16 * MINUTE);
  expect((await phone.read()).parts).toEqual([]);
  gateway.pay(name);
  await later(HOUR);
  expect(await partOf(phone)).toMatchObject({ state: 'paid' });
  expect(await right(phone)).toMatchObject({ paid: 20_00, due: 0, state: 'paid' });
});

test('less than was asked pays the bill first, and more is owed', async () => {
  const { phone, name } = await beginning({ kind: 'all', tip: 5 });
  gateway.pay(name, 21_00);
  await comeBack(name, 21_00);
  expect(await phone.read()).toMatchObject({ paid: 20, tips: 1, due: 0 });
  const other = await beginning();
  gateway.pay(other.name, 26_00);
  await comeBack(other.name, 26_00);
  expect(await right(other.phone)).toMatchObject({ paid: 26_00, owed: 6_00 });
});

test('money in another currency pays nothing, and is listed for the staff', async () => {
  const { phone, name } = await beginning();
  const { storeId } = store;
  const [attempt] = await read(
    'select id from payment_attempts where store_id = $1 and gateway_order_id = $2',
    name,
  );
  const came = { transactionId: 'abroad', amount: 20_00, currency: 'USD', unclear: null };
  const seen = { storeId, id: attempt.id, state: 'awaiting' as const };
  expect(await settlePayment(system(), seen, { outcome: 'foreign', ...came })).toBe('refund_due');
  expect((await phone.read()).parts).toEqual([]);
  expect(await right(phone)).toMatchObject({ paid: 0, due: 20_00 });
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/owed`, { token: store.token });
  const [first] = (await phone.read()).orders;
  const unclear = body.owed.find(
    ({ kind, orderId }: { kind: string; orderId: string }) => kind === 'unclear' && orderId === first._id,
  );
  expect(unclear).toMatchObject({ doubts: [{ code: 'otherCurrency' }] });
  const url = `/api/stores/${store.storeId}/owed/${unclear.attemptId}/checked`;
  expect((await thali.call('POST', url, { token: store.token, body: { reason: 'Seen' } })).status).toBe(204);
});

test('money that is owed goes back to the attempts of the table, whichever round it is owed for', async () => {
  const { phone, name } = await beginning();
  gateway.pay(name);
  await comeBack(name, 20_00);
  const second = await order(phone, 'Tea');
  await begin(phone, { kind: 'all' });
  const [, other = ''] = await names(phone);
  gateway.pay(other);
  await comeBack(other, 20_00);
  const desk = `/api/stores/${store.storeId}/orders`;
  const { token } = store;
  for (const { _id } of (await phone.read()).orders)
    await thali.call('POST', `${desk}/${_id}/state`, { token, body: { from: 1, to: 5 } });
  expect(await right(phone)).toMatchObject({ owed: 40_00 });
  const owed = (await thali.call('GET', `${desk}/${second._id}/refunds`, { token })).body;
  expect(owed).toMatchObject({ owed: 20, throughGateway: 20 });
  for (const { _id } of (await phone.read()).orders) {
    const headers = { 'idempotency-key': `back ${_id}` };
    const back = await thali.call('POST', `${desk}/${_id}/refunds`, {
      token,
      headers,
      body: { how: 'gateway' },
    });
    expect(back.status, back.text).toBe(200);
  }
  expect(await right(phone)).toMatchObject({ owed: 0 });
  for (const one of [name, other]) {
    const { transactionId = '' } = gateway.payments.get(one) ?? {};
    expect(gateway.givenBack(transactionId)).toBe(20_00);
  }
});

test('a part that its guest gives up is not sent to be paid, but counts if it was', async () => {
  const { phone, part, name } = await beginning();
  expect((await drop(phone, part._id)).body.parts).toEqual([]);
  gateway.pay(name);
  await comeBack(name, 20_00);
  expect(await right(phone)).toMatchObject({ paid: 20_00, state: 'paid' });
});

test('a gateway that can’t begin leaves the part to be paid by UPI or to the staff', async () => {
  const [phone] = await two();
  await order(phone, 'Tea');
  gateway.isDown = true;
  const { status, body } = await begin(phone, { kind: 'all' });
  expect([status, body.data, typeof body.upi]).toEqual([201, undefined, 'string']);
  gateway.isDown = false;
});
