import { describe, test } from 'vitest';
import { PASSWORD } from '../src/server/testing/test-stores.ts';
import { openKitchen, ticket } from './testing/kitchen.ts';
import { checkLargeText } from './testing/large-text.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const SMALL = { viewport: { width: 360, height: 640 } };

const SCREENS = [
  '/app/dashboard?view=columns',
  '/app/dashboard?view=kitchen',
  '/app/dashboard?view=expo',
  '/app/tables',
  '/app/management/e-commerce/products',
  '/app/management/e-commerce/list',
  '/app/management/e-commerce/checkout',
  '/app/management/e-commerce/import',
  '/app/welcome',
  '/app/settings',
  '/app/settings/store',
  '/app/settings/hours',
  '/app/settings/order-types',
  '/app/settings/legal',
  '/app/settings/bills',
  '/app/settings/payments',
  '/app/dashboard/ecommerce',
  '/app/management/e-commerce/history',
  '/app/management/user/list',
  '/app/management/user/account',
  '/app/management/e-commerce/refunds',
  '/app/settings/look',
  '/app/settings/printers',
  '/app/settings/messages',
];

describe.each([false, true])('the office with text at twice its size, in Hindi: %s', (hindi) => {
  test('every screen can be read and used', { timeout: 180_000 }, async () => {
    const { email, place, store } = await openKitchen(stage, `Large Text ${hindi}`);
    const body = { tables: ['1', 'Garden 12'].map((iden) => ({ iden, idel: 'Table', conf: null })) };
    await stage.thali.call('POST', `/api/stores/${store.storeId}/tables`, { body, token: store.token });
    const order = await place(
      { 'Masala dosa': 2, 'Sweet lassi': 1 },
      { table: '1', remarks: 'No nuts: allergy' },
    );
    const { page } = await stage.person(SMALL);
    await page.addInitScript(
      (lang) => localStorage.setItem('thali.language', JSON.stringify(lang)),
      hindi ? 'hi' : 'en',
    );
    await signIn(page, { email, password: PASSWORD, path: '/app/settings' });
    for (const path of SCREENS) {
      await page.goto(path);
      await page.locator('main:not([aria-busy=true]) :is(h1, h2)').first().waitFor({ state: 'attached' });
      if (path.startsWith('/app/dashboard?')) await ticket(page, order).first().waitFor();
      if (path === '/app/dashboard/ecommerce') await page.locator('.recharts-surface').first().waitFor();
      await checkLargeText(page);
    }
  });
});
