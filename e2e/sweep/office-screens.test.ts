import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addStory } from '../../src/guests/stories/server/testing/add-story.ts';
import { PASSWORD, patchStore } from '../../src/testing/server/test-stores.ts';
import { tabletDialogs, tabletScenes } from '../screens/tablet-scenes.ts';
import { waitForContent } from '../testing/accessibility.ts';
import { openKitchen, ticket } from '../testing/kitchen.ts';
import { OFFICE_SCREENS } from '../testing/office-screens.ts';
import { signIn } from '../testing/sign-in.ts';
import { setStage } from '../testing/stage.ts';
import { findFaults, visit } from './sweep.ts';

const stage = await setStage({}, { fonts: 'wide' });

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
  '/app/management/user': 'leads to the people, in gallery.test.ts',
  '/app/management/e-commerce': 'leads to the dishes, in gallery.test.ts',
  '/app/print/$storeId/test': 'is for paper, like an order’s ticket',
  '/app/print/$storeId/$orderId': 'is for paper, which has a size of its own',
  '/app/print-day/$storeId/$dayNumber': 'is for paper, in till.daily.test.ts',
  '/app/chat/$conversationKey': 'is looked at by two people in chat.test.ts',
  '/app/kitchen/pass': 'is looked at with tickets on it in stations.daily.test.ts',
  '/app/kitchen/$station': 'is looked at with tickets on it in stations.daily.test.ts',
  '/app/foundations': 'is looked at in gallery.test.ts',
  '/app/components': 'is looked at in gallery.test.ts',
  '/app/extra-components': 'is looked at in gallery.test.ts',
  '/app/mail/$systemLabel': 'is looked at with emails in it in mail.imap.test.ts',
  '/app/mail/$systemLabel/$letterId': 'is looked at with emails in it in mail.imap.test.ts',
  '/app/mail/label/$customLabel': 'is /app/mail/$systemLabel for a label',
  '/app/mail/label/$customLabel/$letterId': 'is /app/mail/$systemLabel/$letterId for a label',
  '/operator': 'is for operators, in operator.test.ts',
  '/operator/announcements': 'is for operators, in operator-site.test.ts',
  '/operator/sign-up': 'is for operators, in operator-site.test.ts',
  '/operator/accounts': 'is for operators, in operator-site.test.ts',
  '/operator/health': 'is for operators, in operator-health.test.ts',
  '/operator/stores/$store': 'is for operators, in one-store.test.ts',
  '/operator/plans': 'is for operators, in operator.test.ts',
  '/operator/invoices': 'is for operators, in operator.test.ts',
  '/operator/brand': 'is for operators, in operator.test.ts',
  '/operator/brands': 'is for operators, in brands.test.ts',
  '/operator/operators': 'is for operators, in operators.test.ts',
  '/operator/log': 'is for operators, in operators.test.ts',
  '/auth/operator': 'is for operators, in operators.test.ts',
  '/auth/tablet': 'is for tablets, below',
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

const LOOK = { isWide: true, isLarge: true };

/** Opens a screen once the content is there. */
const screen = (path: string, isThere: (page: Page) => Promise<void> = waitForContent) => ({
  name: path,
  async arrange({ page }: { page: Page }) {
    await page.goto(path);
    await waitForContent(page);
    await isThere(page);
  },
});

test('the screens for people who are not signed in', async () => {
  const visitor = await visit(stage);
  // The browser's own message about an invalid invitation.
  visitor.mayComplain(/404/);
  expect(
    await findFaults(
      visitor,
      DOORS.map((path) => screen(path)),
      LOOK,
    ),
  ).toBe('');
});

test('every screen of a restaurant', async () => {
  const { email, place, store } = await openKitchen(stage, 'Every Screen');
  const body = { tables: ['1', 'Garden 12'].map((iden) => ({ iden, idel: 'Table', conf: null })) };
  await stage.thali.call('POST', `/api/stores/${store.storeId}/tables`, { body, token: store.token });
  const order = await place(
    { 'Masala dosa': 2, 'Sweet lassi': 1 },
    { table: '1', remarks: 'No nuts: allergy' },
  );
  const { slug } = await addStory(stage.thali, store);
  const visitor = await visit(stage);
  const { page } = visitor;
  await signIn(page, { email, password: PASSWORD, path: '/app/settings' });
  const known = new Set([...OFFICE_SCREENS, ...DOORS, ...Object.keys(NO_SCREENS)].map(pathOf));
  expect([...known].toSorted()).toEqual((await findRoutes(page)).toSorted());
  const screens = OFFICE_SCREENS.map((path) =>
    screen(path.replace('$name', store.items['Masala dosa'] ?? '').replace('$slug', slug), async () => {
      if (path.startsWith('/app/dashboard?')) await ticket(page, order).first().waitFor();
      if (path === '/app/dashboard/ecommerce') await page.locator('.recharts-surface').first().waitFor();
    }),
  );
  expect(await findFaults(visitor, screens, LOOK)).toBe('');
});

test('what a tablet shows', async () => {
  const visitor = await visit(stage);
  expect(await findFaults(visitor, tabletScenes, LOOK)).toBe('');
  expect(await findFaults(visitor, tabletDialogs)).toBe('');
});

test('what people without a right, or without a restaurant, are told', async () => {
  const { store, add } = await openKitchen(stage, 'No Entry');
  const cook = await add('KITCHEN');
  const visitor = await visit(stage);
  const { page } = visitor;
  await signIn(page, { email: cook, path: '/app/management/user/profile', password: PASSWORD });
  const closed = Object.entries({
    '/app/management/e-commerce/products': 'Only owners and managers edit the menu',
    '/app/management/e-commerce/checkout': 'Your role does not take orders',
    '/app/settings/store': 'Settings are for owners and managers',
    '/app/settings/payments': 'Settings are for owners and managers',
    '/app/management/user/list': 'Only owners and managers see who works here',
  }).map(([path, words]) => screen(path, (at) => at.getByText(words).waitFor()));
  expect(await findFaults(visitor, closed)).toBe('');
  await patchStore(stage.thali, { ...store }, { secondStepRoles: ['KITCHEN'] });
  visitor.mayComplain(/403/);
  const locked = screen('/app/dashboard', (at) => at.getByLabel('Current password').waitFor());
  expect(await findFaults(visitor, [locked])).toBe('');
});
