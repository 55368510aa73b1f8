import { expect, test, vi } from 'vitest';
import { PRINTER } from '#kitchen/printing/server/testing/print-scene.ts';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, orderBody, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { PATIENCE_MS } from '#testing/server/wait-until.ts';
import { logPlaces, watch } from '../testing/watched-life.ts';
import { type Allowed, findLeaks, type Secret } from './leaks.ts';

/** An order's link shows its bill and its payments, so the kitchen and other guests never get it. */
const thali = await useTestApp();
const life = watch(thali);
const OWN: Record<string, string[]> = {
  meera: ['link of meera', 'number of meera', 'transfer of meera'],
  ravi: ['link of ravi', 'number of ravi', 'transfer of ravi'],
};
const ALLOWED: Allowed = { ...OWN, 'the floor': Object.values(OWN).flat() };
const GUESTS = {
  meera: { phone: '9845071236', utr: '432156789012', name: 'Meera' },
  ravi: { phone: '9712345688', utr: '498765432109', name: 'Ravi' },
};
type Guest = keyof typeof GUESTS;

const secrets: Secret[] = Object.entries(GUESTS).flatMap(([guest, { phone, utr }]) => [
  { name: `number of ${guest}`, text: phone },
  { name: `transfer of ${guest}`, text: utr },
]);

async function place(store: TestStore, guest: Guest) {
  const { phone, name } = GUESTS[guest];
  const user = { phone, name, countryCode: '+91' };
  const body = orderBody(store, { ...TEA, more: { user, remarks: 'No sugar' } });
  const { body: order } = await life.as(guest, 'POST', `/order/create/web/${store.storeId}`, { body });
  secrets.push({ name: `link of ${guest}`, text: order.slug });
  return order as { _id: string; slug: string };
}

/** Everything that can happen to an order, done by the floor and the kitchen in turn. */
async function serve(
  store: TestStore,
  guest: Guest,
  { floor, kitchen }: Record<'floor' | 'kitchen', string>,
) {
  const { _id, slug } = await place(store, guest);
  const follow = await life.follow(guest, `/order/status/${slug}/events`);
  const at = `/api/stores/${store.storeId}/orders/${_id}`;
  const { body: order } = await life.as(guest, 'GET', `/order/status/${slug}`);
  const line = order.items[0]._id as string;
  const byKitchen = (method: string, url: string, body?: object) =>
    life.as('the kitchen', method, url, { token: kitchen, ...(body ? { body } : {}) });
  const byFloor = (method: string, url: string, body: object) =>
    life.as('the floor', method, url, { token: floor, body });

  const desk = `/api/stores/${store.storeId}`;
  const claim = { utr: GUESTS[guest].utr };
  const answers = [
    await byKitchen('POST', `${desk}/orders/seen`, { orders: [_id] }),
    await byKitchen('POST', `${at}/state`, { from: 1, to: 3 }),
    await byKitchen('POST', `${at}/items/${line}/ready`, { ready: true }),
    await byKitchen('GET', `${at}/print?what=ticket&language=en`),
    await life.as(guest, 'POST', `/order/status/${slug}/claim`, { body: claim }),
    await byFloor('POST', `${at}/claim/refuse`, { reason: 'Not in the account' }),
    await life.as(guest, 'POST', `/order/status/${slug}/claim`, { body: claim }),
    await byFloor('POST', `${at}/payments`, { method: 'UPI' }),
    await byFloor('POST', `${at}/bill`, {}),
    await byKitchen('POST', `${at}/state`, { from: 3, to: 4 }),
    await byKitchen('GET', `${desk}/orders`),
    await byKitchen('GET', `${desk}/print-jobs`),
    await byKitchen('PATCH', `${desk}/items/${store.items['Tea']}`, { state: 'Sold Out' }),
    await byKitchen('PATCH', `${desk}/items/${store.items['Tea']}`, { state: 'Available' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const refused = [
    await byKitchen('GET', `${at}/print?what=receipt&language=en`),
    await byKitchen('POST', `${at}/payments`, { method: 'Cash' }),
    await byKitchen('GET', `${desk}/messages`),
    await byKitchen('GET', `${desk}/bills`),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  return follow;
}

test('no stream and no answer tells the kitchen or another guest whose order it is', async () => {
  const store = await teaStore(thali);
  await setPayee(thali, store);
  const signIn = (role: Role) => addTestStaff(thali, store, role);
  const crew = { floor: await signIn('MANAGER'), kitchen: await signIn('KITCHEN') };
  const desk = `/api/stores/${store.storeId}`;
  const kitchenTickets = { ...PRINTER, kind: 'star', receipts: true };
  const added = await life.as('the floor', 'POST', `${desk}/printers`, {
    body: kitchenTickets,
    token: crew.floor,
  });
  expect(added.status).toBe(200);
  const page = await life.follow('who reads the menu', `/profile/web/${store.slug}/events`);
  const floor = await life.follow('the floor', `${desk}/events`, crew.floor);
  const kitchen = await life.follow('the kitchen', `${desk}/events`, crew.kitchen);
  const guests = [await serve(store, 'meera', crew), await serve(store, 'ravi', crew)];
  const later = await life.follow('the kitchen', `${desk}/events`, crew.kitchen, 1);

  const served = (text: string) => text.split('"what":"served"').length - 1;
  for (const stream of guests) await vi.waitFor(() => expect(served(stream.text())).toBe(1), PATIENCE_MS);
  for (const stream of [floor, kitchen, later])
    await vi.waitFor(() => expect(served(stream.text())).toBeGreaterThanOrEqual(2), PATIENCE_MS);
  await vi.waitFor(() => expect(page.text()).toContain('revision'), PATIENCE_MS);
  for (const stream of [page, floor, kitchen, later, ...guests]) stream.leave();

  // The secrets are found where they may be, so the search works.
  const links = secrets.filter(({ name }) => name.startsWith('link'));
  expect(links).toHaveLength(2);
  for (const { text } of secrets) expect(floor.text()).toContain(text);
  expect(findLeaks(secrets, [...life.take(), ...logPlaces(thali)], ALLOWED)).toEqual([]);
});
