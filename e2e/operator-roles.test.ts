import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mayOperate, OPERATOR_ROLES, type OperatorPermission } from '#domain/operators/roles.ts';
import { askForInvoice } from '../src/server/features/invoices/testing/ask-for-invoice.ts';
import { signInOperator } from '../src/server/testing/test-people.ts';
import { teaStore } from '../src/server/testing/test-stores.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;
const STORE = 'Roles Tea';

/** What each button needs that others than owners are shown. A new one is put here, which is where it is thought about. */
const NEEDS: [name: RegExp, permission: OperatorPermission][] = [
  [/^(CSV|Download as CSV|Seller and payment.*)$/, 'operator.read'],
  [/^(New restaurant|Import|Suspend|Hand over|Close|Duplicate|Sign out everywhere)/, 'operator.stores'],
  [/^(New announcement|Edit: .*|End: .*|Send invite|Cancel invite: .*)$/, 'operator.stores'],
  [
    /^(Plan|Change plan|Request payment|Own price|Record payment|Cancel request|Refund|Refuse)/,
    'operator.money',
  ],
];

const SCREENS = [
  '',
  '/accounts',
  '/operators',
  '/plans',
  '/invoices',
  '/announcements',
  '/sign-up',
  '/brand',
  '/log',
  '/health',
];

/** By name, the buttons that can be pressed. */
const buttonsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLButtonElement>('button')]
        .filter((button) => !button.matches(':disabled') && button.checkVisibility())
        .map((button) => (button.ariaLabel ?? button.textContent ?? '').trim()),
    );

test('no role is shown a button whose call it is refused', async () => {
  const store = await teaStore(thali);
  await thali.database.pool.query('update stores set name = $1 where store_id = $2', [STORE, store.storeId]);
  await askForInvoice(thali, store);
  const found: string[] = [];
  for (const role of OPERATOR_ROLES.filter((role) => role !== 'OWNER')) {
    const value = await signInOperator(thali, role);
    const { page } = await stage.person();
    await page.context().addCookies([{ name: 'thali_session', value, url: stage.origin }]);
    for (const path of [...SCREENS, `/stores/${store.slug}`]) {
      await page.goto(`/operator${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const name of await buttonsOf(page)) {
        const needs = NEEDS.find(([known]) => known.test(name))?.[1];
        if (needs === undefined || !mayOperate(role, needs)) found.push(`${role} ${path}: ${name}`);
      }
    }
    await page.context().close();
  }
  expect(found.join('\n')).toBe('');
});
