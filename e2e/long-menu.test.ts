import { expect, test } from 'vitest';
import { createTestStore, simpleItem } from '../src/testing/server/test-stores.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

/** The other categories are collapsed, so that the browser need not lay out thousands of dishes. */
const categories = [1, 2, 3].map((part) => ({
  label: `Part ${part}`,
  collapsed: part > 1,
  items: Array.from({ length: part === 1 ? 1 : 1000 }, (_, at) => simpleItem(`Dish ${part}.${at}`, 20)),
}));

test('a menu too long to be sent with the page is fetched by it', async () => {
  const menus = [{ label: 'Everything', categories }];
  const { slug } = await createTestStore(stage.thali, { orderConfigs: [{ label: 'Dine-In' }], menus });
  const { page } = await stage.person();
  const sent = await page.goto(`/${slug}`);
  expect(await sent?.text()).not.toContain('Dish 1.0');
  await page.getByText('Dish 1.0').waitFor();
  await page.getByRole('heading', { name: /^Test / }).waitFor();
});
