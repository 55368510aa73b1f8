import { expect, test } from 'vitest';
import { patchItem } from '../../src/testing/server/test-stores.ts';
import { setStage } from '../testing/stage.ts';
import { addToTable, joinByCode, openTable, openTablePage } from '../testing/tables.ts';

const stage = await setStage();

test('two phones say what their guests don’t eat, and the menu puts first what both can share', async () => {
  const { scan, store, staff } = await openTable(stage, 'Share It All');
  await patchItem(stage.thali, store, 'Masala dosa', { veg: true, allergens: [] });
  await patchItem(stage.thali, store, 'Dal makhani', { veg: true, allergens: ['milk', 'nuts'] });
  await patchItem(stage.thali, store, 'Chicken 65', { veg: false, allergens: [] });
  await patchItem(stage.thali, store, 'Veg biryani', { veg: true });
  const first = await scan();
  await addToTable(first.page, 'Masala dosa');
  const second = await scan();
  await openTablePage(first.page);
  await joinByCode(first.page, second.page, 'Ravi');
  await first.page.getByRole('link', { name: 'Back to the menu' }).click();

  await first.page.getByRole('button', { name: 'What I don’t eat' }).click();
  await first.page.getByText(/at a table of two the other one knows/).waitFor();
  await first.page.getByRole('checkbox', { name: 'Nuts', exact: true }).check();
  await first.page.getByRole('button', { name: 'Save' }).click();
  const all = second.page.getByRole('switch', { name: /For all of us/ });
  await all.filter({ hasText: 'No nuts' }).waitFor();
  await second.page.getByRole('button', { name: 'What I don’t eat' }).click();
  await second.page.getByRole('radio', { name: 'Veg', exact: true }).check();
  await second.page.getByRole('button', { name: 'Save' }).click();
  await all.filter({ hasText: 'No nuts · Veg' }).click();
  const group = (title: string) => second.page.getByRole('region', { name: title });
  await group('For everyone: 1 dish').getByText('Masala dosa').waitFor();
  await group('Ask the staff first').getByText('Veg biryani').waitFor();
  await group('Not for everyone: 2 dishes').getByText('Chicken 65').waitFor();
  expect((await staff('GET', '')).needs).toMatchObject({ avoid: ['nuts'], eats: 'veg' });

  await first.page.reload();
  await first.page.getByRole('switch', { name: /No nuts · Veg/ }).waitFor();
  await first.page.getByRole('button', { name: 'What I don’t eat' }).click();
  await expect
    .poll(() => first.page.getByRole('checkbox', { name: 'Nuts', exact: true }).isChecked())
    .toBe(true);
  await first.page.getByRole('button', { name: 'Remove what I said' }).click();
  await group('For everyone: 2 dishes').getByText('Dal makhani').waitFor();
  await second.page.getByRole('button', { name: 'What I don’t eat' }).click();
  await second.page.getByRole('button', { name: 'Remove what I said' }).click();
  await second.page.getByRole('heading', { name: /^For everyone/ }).waitFor({ state: 'detached' });
  await second.page.getByText('Gulab jamun').first().waitFor();
});
