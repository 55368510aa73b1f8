import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mayOperate, OPERATOR_ROLES, type OperatorPermission } from '#operators/stores/rules/roles.ts';
import { askForInvoice } from '../src/operators/invoices/server/testing/ask-for-invoice.ts';
import { signInOperator } from '../src/testing/server/people/test-people.ts';
import { teaStore } from '../src/testing/server/test-stores.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;
const STORE = 'Roles Tea';

/** What each button needs that others than owners are shown. A new one is put here, which is where it is thought about. */
const NEEDS: [name: RegExp, ...anyOf: OperatorPermission[]][] = [
  [/^(CSV|Download as CSV|Seller and payment.*|Saved filters)$/, 'operator.read'],
  // Whoever may do one of the acts on many.
  [/^Choose all that match$/, 'operator.stores', 'operator.money'],
  [/^(Add|Save note)$/, 'operator.stores'],
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

const store = await teaStore(thali);
await thali.database.pool.query('update stores set name = $1 where store_id = $2', [STORE, store.storeId]);
await askForInvoice(thali, store);

test.each(OPERATOR_ROLES.filter((role) => role !== 'OWNER'))(
  '%s is shown no button whose call it is refused',
  async (role) => {
    const value = await signInOperator(thali, role);
    const { page } = await stage.person();
    await page.context().addCookies([{ name: 'thali_session', value, url: stage.origin }]);
    const found: string[] = [];
    for (const path of [...SCREENS, `/stores/${store.slug}`]) {
      await page.goto(`/operator${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const name of await buttonsOf(page)) {
        const [, ...anyOf] = NEEDS.find(([known]) => known.test(name)) ?? [];
        if (!anyOf.some((needed) => mayOperate(role, needed))) found.push(`${path}: ${name}`);
      }
    }
    expect(found.join('\n')).toBe('');
  },
);
