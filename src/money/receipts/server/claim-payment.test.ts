import { describe, expect, test, vi } from 'vitest';
import { readEvents } from '#testing/server/event-reader.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, patchStore } from '#testing/server/test-stores.ts';
import { PATIENCE_MS } from '#testing/server/wait-until.ts';
import { PAYEE } from './testing/payee.ts';
import { createReceiptStore, receiptScene } from './testing/receipt-scene.ts';

const thali = await useTestApp();
const store = await createReceiptStore(thali);
const scene = receiptScene(thali, store);
const { place, look, claim, record, refuse, remove, cancel, row } = scene;
const UTR = '432156789012';

describe('the payee', () => {
  test('is shown in the guest’s own order while it is unpaid, and nowhere else', async () => {
    const order = await place();
    const link = `upi://pay?pa=teahouse@upi&pn=Tea%20House&tr=${order.orderNo}&am=70.00&cu=INR&tn=Order%20${order.orderNo}%20Tea%20House`;
    expect((await look(order)).money).toEqual({ due: 70, claim: null, upi: { ...PAYEE, link } });

    const desk = await thali.call('GET /api/stores/:storeId/orders', {
      params: store,
      query: { limit: 1 },
      token: store.token,
    });
    const page = await thali.call('GET /profile/web/:slug/:time', {
      params: { slug: store.slug, time: '12-00' },
    });
    const model = await thali.call('GET /api/store-pages/:slug', { params: store });
    for (const { text } of [desk, page, model]) expect(text).not.toContain('teahouse');

    await claim(order);
    expect((await look(order)).money).toMatchObject({ due: 70, upi: null });
    await record(order, { method: 'UPI' });
    expect((await look(order)).money).toEqual({ due: 0, claim: null, upi: null });
  });

  test('follows the amount, and disappears with the order', async () => {
    const order = await place();
    await remove(order, 1);
    expect((await look(order)).money?.upi?.link).toContain('&am=20.00&');
    await remove(order, 0);
    expect((await look(order)).money).toMatchObject({ due: 0, upi: null });
    await remove(order, 0, false);
    await cancel(order);
    expect((await look(order)).money).toMatchObject({ due: 0, upi: null });
  });

  test('is missing in a store without UPI', async () => {
    await patchStore(thali, store, { upi: null });
    expect((await look(await place())).money).toEqual({ due: 70, claim: null, upi: null });
    await patchStore(thali, store, { upi: PAYEE });
  });
});

test('arrives on streams at once: guests see no author, the staff see no payee', async () => {
  const order = await place();
  const address = await thali.listen();
  const guest = await readEvents(`${address}/order/status/${order.slug}/events`);
  const staff = await readEvents(`${address}/api/stores/${store.storeId}/events`, { token: store.token });
  await claim(order, { utr: UTR });
  await refuse(order);
  await record(order, { method: 'Cash' });
  for (const stream of [guest, staff])
    await vi.waitFor(() => expect(stream.text()).toContain('"state":"paid"'), PATIENCE_MS);
  expect(guest.text()).toContain(PAYEE.vpa);
  expect(guest.text()).not.toContain('Asha Rao');
  expect(staff.text()).toContain('Asha Rao');
  expect(staff.text()).not.toContain(PAYEE.vpa);
  for (const stream of [guest, staff]) stream.leave();
});

describe('a claim', () => {
  test.each([
    ['11 digits', '43215678901'],
    ['13 digits', '4321567890123'],
    ['a letter', '43215678901a'],
    ['other digits', '４３２１５６７８９０１２'],
    ['nothing', ''],
    ['a whole message', `UTR ${UTR}`],
  ])('is refused with %s as a reference', async (_, utr) => {
    const order = await place();
    expectFields(await claim(order, { utr }), { utr: 'Must be the 12 digits of the UPI reference' });
    expect(await look(order)).toMatchObject({ payment: { state: 'unpaid' } });
  });

  test.each([[{ utr: 432156789012 }], [{ amount: 1 }], [{ utr: UTR, state: 'paid' }], [[]]])(
    'is refused with the body %j',
    async (body) => {
      const order = await place();
      expect((await claim(order, body)).status).toBe(422);
      expect(await look(order)).toMatchObject({ payment: { state: 'unpaid' } });
    },
  );

  test('is refused for an unknown order', async () => {
    expectError(await claim({ slug: 'none' }), 404, 'ORDER_NOT_FOUND');
    expectError(await claim({ slug: (await place()).id }), 404, 'ORDER_NOT_FOUND');
  });

  test('is refused for a paid, cancelled or free order', async () => {
    const [paid, cancelled, free] = [await place(), await place(), await place()];
    await record(paid, { method: 'Cash' });
    await cancel(cancelled);
    for (const line of [0, 1]) await remove(free, line);
    for (const order of [paid, cancelled, free]) expectError(await claim(order), 409, 'PAYMENT_NOT_DUE');
  });

  test('is refused once the store takes no UPI, except to correct an earlier claim', async () => {
    const [before, after] = [await place(), await place()];
    await claim(before);
    await patchStore(thali, store, { upi: null });
    expectError(await claim(after), 409, 'PAYMENT_NOT_DUE');
    expect((await claim(before, { utr: UTR })).status).toBe(200);
    await patchStore(thali, store, { upi: PAYEE });
    expect((await claim(after)).status).toBe(200);
  });

  test('pays nothing and can be corrected until the staff have checked it', async () => {
    const order = await place();
    const { status, body } = await claim(order, { utr: '4321 5678 9012' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      payment: { state: 'claimed' },
      money: { claim: { amount: 70, utr: UTR } },
    });
    await claim(order, { utr: UTR });
    await claim(order);
    await claim(order, { utr: '111111111111' });
    const seen = await look(order);
    expect(seen.money.claim).toEqual({ amount: 70, utr: '111111111111' });
    expect(seen.timeline.map(({ what }: { what: string }) => what)).toEqual(['placed', 'claimed', 'claimed']);
    const { row: stored, fold } = await row(order);
    expect(stored).toEqual(fold);
    expect(stored).toMatchObject({ payment: 'claimed', paid: 0 });
  });

  test('keeps its amount when the order changes, and stays when the order is cancelled', async () => {
    const order = await place();
    await claim(order, { utr: UTR });
    await remove(order, 1);
    expect((await look(order)).money).toEqual({
      due: 20,
      claim: { amount: 70, utr: UTR },
      upi: null,
    });
    await cancel(order);
    const seen = await look(order);
    expect(seen).toMatchObject({
      state: 5,
      payment: { state: 'claimed' },
      money: { due: 0, claim: { amount: 70 } },
    });
    expectError(await claim(order, { utr: '111111111111' }), 409, 'PAYMENT_NOT_DUE');
  });

  test('is listed for the staff however old it is; the kitchen sees no reference', async () => {
    const cook = await addTestStaff(thali, store, 'KITCHEN');
    const order = await place();
    await claim(order, { utr: UTR });
    await cancel(order);
    for (let other = 0; other < 3; other++) await place();
    const list = (token: string) =>
      thali.call('GET /api/stores/:storeId/orders', {
        params: store,
        query: { state: '4,5', payment: 'claimed' },
        token,
      });
    const found = (await list(store.token)).body.orders;
    expect(found.every(({ payment }: { payment: { state: string } }) => payment.state === 'claimed')).toBe(
      true,
    );
    expect(found.at(0)).toMatchObject({ _id: order.id, money: { claim: { amount: 70, utr: UTR } } });
    expect((await list(cook)).body?.orders?.at(0)?.money.claim).toEqual({ amount: 70, utr: null });
  });

  test('leaves the order unpaid when it is refused with a reason, and can be made again', async () => {
    const order = await place();
    expectError(await refuse(order), 409, 'PAYMENT_CHANGED');
    await claim(order, { utr: UTR });
    const refused = await refuse(order, 'Nothing has come');
    expect(refused.body.timeline.at(-1)).toMatchObject({ what: 'claim_refused', by: 'Asha Rao' });
    expectError(await refuse(order), 409, 'PAYMENT_CHANGED');
    const seen = await look(order);
    expect(seen).toMatchObject({ payment: { state: 'unpaid' }, money: { claim: null, upi: PAYEE } });
    expect(seen.timeline.at(-1)).toEqual({
      at: expect.any(String),
      what: 'claim_refused',
      reason: 'Nothing has come',
    });
    expect((await claim(order, { utr: UTR })).body.payment.state).toBe('claimed');
  });
});
