import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../src/server/testing/test-stores.ts';
import { waitForContent } from './testing/accessibility.ts';
import { openKitchen, ticket } from './testing/kitchen.ts';
import { checkLargeText } from './testing/large-text.ts';
import { OFFICE_SCREENS } from './testing/office-screens.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const SMALL = { viewport: { width: 360, height: 640 } };

/** Screens for people who are not signed in. */
const DOORS = [
  '/auth/login',
  '/auth/register',
  '/auth/verify',
  '/auth/reset-password',
  '/auth/reset-password?token=x',
  '/auth/invitation',
];

const NO_SCREENS: Record<string, string> = {
  '/app': 'leads to the board',
  '/app/print/$storeId/$orderId': 'is for paper, which has a size of its own',
  '/auth/login-unprotected': 'is /auth/login for one more account',
  '/auth/register-unprotected': 'is /auth/register for one more account',
};

/** Lists the routes of the back office. Its router leaves itself on the window, for tools. */
function findRoutes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { routesByPath: Record<string, unknown> };
    };
    return Object.keys(router.routesByPath);
  });
}

const pathOf = (address: string) => address.replace(/\?.*/, '');

describe.each([false, true])('the back office with text at twice its size, in Hindi: %s', (hindi) => {
  test('every screen stays readable and usable', { timeout: 180_000 }, async () => {
    const { email, place, store } = await openKitchen(stage, `Large Text ${hindi}`);
    const body = { tables: ['1', 'Garden 12'].map((iden) => ({ iden, idel: 'Table', conf: null })) };
    await stage.thali.call('POST', `/api/stores/${store.storeId}/tables`, { body, token: store.token });
    const order = await place(
      { 'Masala dosa': 2, 'Sweet lassi': 1 },
      { table: '1', remarks: 'No nuts: allergy' },
    );
    const { page, mayComplain } = await stage.person(SMALL);
    await page.addInitScript(
      (lang) => localStorage.setItem('thali.language', JSON.stringify(lang)),
      hindi ? 'hi' : 'en',
    );
    const open = async (path: string) => {
      await page.goto(path);
      await waitForContent(page);
    };
    for (const path of DOORS) {
      await open(path);
      await checkLargeText(page);
    }
    // The browser's own message about an invalid invitation.
    mayComplain(/404/);
    await signIn(page, { email, password: PASSWORD, path: '/app/settings' });
    const known = new Set([...OFFICE_SCREENS, ...DOORS, ...Object.keys(NO_SCREENS)].map(pathOf));
    expect([...known].toSorted()).toEqual((await findRoutes(page)).toSorted());
    for (const path of OFFICE_SCREENS) {
      await open(path.replace('$name', store.items['Masala dosa'] ?? ''));
      if (path.startsWith('/app/dashboard?')) await ticket(page, order).first().waitFor();
      if (path === '/app/dashboard/ecommerce') await page.locator('.recharts-surface').first().waitFor();
      await checkLargeText(page);
    }
  });
});
