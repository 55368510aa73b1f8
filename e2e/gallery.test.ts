import { expect, test } from 'vitest';
import { setUpSecondStep } from '../src/server/testing/test-people.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const LOOK = { isWide: true, isLarge: true };
const PAGES = {
  '/app/foundations': '--color-page',
  '/app/components': 'folding-card',
  '/app/extra-components': 'table/table',
};

test('an operator looks at every part, in both languages and themes; nobody else does', async () => {
  const { email } = await openKitchen(stage, 'Part Shop');
  const visitor = await visit(stage);
  const { page } = visitor;
  await signIn(page, { email, path: '/app/components' });
  await page.getByText('You are not allowed to do this.').waitFor();

  const { pool } = stage.thali.database;
  await pool.query('update accounts set operator_since = now() where email = $1', [email]);
  await setUpSecondStep(stage.thali, email);
  const places = Object.entries(PAGES).map(([name, part]) => ({
    name,
    async arrange() {
      await page.goto(name);
      await page.getByText(part, { exact: true }).first().waitFor();
    },
  }));
  expect(await findFaults(visitor, places, LOOK)).toBe('');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findFaults(visitor, places)).toBe('');
});
