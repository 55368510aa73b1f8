import { expect, test } from 'vitest';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const LOOK = { isWide: true, isLarge: true };
const PAGES = {
  '/app/foundations': '--color-page',
  '/app/components': 'layout/folding-card',
  '/app/extra-components': 'table/table',
};

test('an owner looks at every part, in both languages and themes', async () => {
  const { email } = await openKitchen(stage, 'Part Shop');
  const visitor = await visit(stage);
  const { page } = visitor;
  await signIn(page, { email, password: PASSWORD, path: '/app/components' });
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

test('an address that screens begin with leads to the first of them', async () => {
  const { email } = await openKitchen(stage, 'Beginnings');
  const { page } = await stage.person();
  await signIn(page, { email, password: PASSWORD, path: '/app/management/user' });
  await page.getByRole('heading', { name: 'People', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/management/user/list');
  await page.goto('/app/management/e-commerce');
  await page.getByRole('heading', { name: 'Dishes', exact: true }).waitFor();
});
