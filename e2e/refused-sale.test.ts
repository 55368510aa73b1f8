import { expect, test } from 'vitest';
import { addTestPerson, admitTestTablet, startTestTurn } from '../src/testing/server/people/test-tablets.ts';
import { addMember, orderBody, PASSWORD, TEA, teaStore, unique } from '../src/testing/server/test-stores.ts';
import { PHONE } from './testing/browser.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('an owner takes the cash of a refused sale off the drawer before entering it again', async () => {
  const { thali } = stage;
  const store = await teaStore(thali);
  const waiter = await addTestPerson(thali, store, { role: 'MANAGER' });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), waiter);
  const body = orderBody(store, TEA);
  const [line] = body.items as object[];
  const { body: sold } = await thali.call('POST', `/api/stores/${store.storeId}/sales`, {
    headers: {
      cookie,
      'idempotency-key': unique(),
      'menu-revision': '999',
      'made-at': new Date(Date.now() - 60_000).toISOString(),
      'sent-at': new Date().toISOString(),
    },
    body: {
      order: { ...body, items: [{ ...line, itemID: 'gone', itemLabel: 'Kulfi' }] },
      paid: { method: 'Cash', amount: 20 },
    },
  });
  expect(sold.code).toBe('LEFT_TO_CHECK');

  const owner = await addMember(thali, store, 'OWNER');
  const { page } = await stage.person({ viewport: PHONE });
  await signIn(page, { email: owner, password: PASSWORD, path: '/app/till' });
  const item = page.getByRole('listitem').filter({ hasText: 'Kulfi' });
  await item.getByText(/^1 × Kulfi · ₹20 · ₹20 is counted in the drawer/).waitFor();
  await item.getByText(/first take its cash off the drawer/).waitFor();
  await item.getByRole('button', { name: 'Take ₹20 off the drawer' }).click();
  await item.getByText(/is counted in the drawer/).waitFor({ state: 'detached' });
  await page.getByText('Undone by').waitFor();
  await item.getByRole('button', { name: 'Done' }).click();
  await item.waitFor({ state: 'detached' });
});
