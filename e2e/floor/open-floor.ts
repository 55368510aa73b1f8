import type { Page } from 'playwright-core';
import { setPayee } from '../../src/money/receipts/server/testing/payee.ts';
import { type Phone, sitDown } from '../../src/tables/sittings/server/testing/sit-down.ts';
import { PASSWORD } from '../../src/testing/server/test-stores.ts';
import { openKitchen } from '../testing/kitchen.ts';
import { signIn } from '../testing/sign-in.ts';
import type { Stage } from '../testing/stage.ts';

/** A restaurant with tables 1 to 6, two of them on the terrace, and a waiter. */
export async function openFloor(stage: Stage, name: string) {
  const { store, email, add, place } = await openKitchen(stage, name);
  const { thali } = stage;
  const tables = Array.from({ length: 6 }, (_, index) => ({
    iden: String(index + 1),
    idel: 'Table',
    conf: 'Dine-In',
    seats: 4,
    ...(index < 4 ? { room: 'Hall' } : { room: 'Terrace' }),
  }));
  await thali.call('POST /api/stores/:storeId/tables', {
    params: store,
    token: store.token,
    body: { tables },
  });
  const waiter = await add('STAFF');
  return {
    store,
    owner: email,
    waiter,
    add,
    place,
    async takeUpi() {
      await thali.verify(email);
      await setPayee(thali, store);
    },
    sit: (iden: string, guest = '') => sitDown(thali, store, iden, guest === '' ? {} : { name: guest }),
  };
}

/** Puts dishes into the cart of a table, and sends them as a round. */
export async function orderRound(phone: Phone, dishes: Record<string, number>): Promise<void> {
  for (const [dish, quantity] of Object.entries(dishes)) await phone.put(dish, { quantity });
  const { lines, sums } = await phone.read();
  const sent = await phone.send(
    lines.map(({ _id }: { _id: string }) => _id),
    sums.all,
    crypto.randomUUID(),
  );
  if (sent.status !== 201) throw new Error(`The round was refused: ${sent.text}`);
}

export async function goToFloor(page: Page, email: string): Promise<void> {
  await signIn(page, { email, password: PASSWORD, path: '/app/floor' });
  await tile(page, '1').waitFor();
}

export const tile = (page: Page, iden: string) => page.locator(`[data-tile="${iden}"]`);

export async function openTable(page: Page, iden: string) {
  await tile(page, iden).click();
  return page.getByRole('dialog', { name: new RegExp(`^Table ${iden}\\b`) });
}
