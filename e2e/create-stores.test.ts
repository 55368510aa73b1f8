import { expect, test } from 'vitest';
import { signInOperator } from '../src/testing/server/people/test-people.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { setStage } from './testing/stage.ts';

const TEMPLATE = 'Heritage Café';
const stage = await setStage();

test('an operator makes a restaurant as a copy of another, whose owner is invited', async () => {
  const operator = await visit(stage);
  const { page } = operator;
  const value = await signInOperator(stage.thali);
  await page.context().addCookies([{ name: 'thali_session', value, url: stage.origin }]);
  const making = page.getByRole('dialog', { name: 'New restaurant' });
  const dialog = {
    name: 'a new restaurant',
    async arrange() {
      await page.goto('/operator');
      await page.getByRole('button', { name: 'New restaurant' }).click();
      await making.getByLabel('Owner’s email').waitFor();
    },
  };
  expect(await findFaults(operator, [dialog], { isWide: true })).toBe('');

  await dialog.arrange();
  const create = making.getByRole('button', { name: 'Create and invite' });
  await create.click();
  await making.getByText('Please fill this in.').first().waitFor();
  await making.getByLabel('Name of the restaurant').fill('Heritage Indiranagar');
  await making.getByLabel('Owner’s email').fill('branch-owner@thali.example');
  await making.getByLabel('Begins as a copy of').fill('heritage-cafe');
  await create.click();
  await page.getByText('Heritage Indiranagar is made. branch-owner@thali.example is invited').waitFor();
  await page.getByText('Waiting for its owner: branch-owner@thali.example').waitFor();
  expect(stage.thali.emails.at(-1)?.text).toContain('Heritage Indiranagar');

  await page.getByRole('link', { name: TEMPLATE }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const copying = page.getByRole('dialog', { name: `Duplicate ${TEMPLATE}` });
  await expect.poll(() => copying.getByLabel('Begins as a copy of').inputValue()).toBe('heritage-cafe');
  await copying.getByLabel('Name of the restaurant').fill('heritage indiranagar');
  await copying.getByLabel('Owner’s email').fill('Branch-Owner@thali.example');
  await copying.getByRole('button', { name: 'Create and invite' }).click();
  await page.getByText('Heritage Indiranagar is there already and waits for').waitFor();
});

test('restaurants of a file are made once an operator has seen them, and not twice', async () => {
  const operator = await visit(stage);
  const { page } = operator;
  const value = await signInOperator(stage.thali);
  await page.context().addCookies([{ name: 'thali_session', value, url: stage.origin }]);
  const lines = [
    'Restaurant,Owner’s email,City,Plan,Template',
    'Udupi Koramangala,first@thali.example,Bengaluru,Pro,udupi-tiffin',
    'Udupi Jayanagar,second@thali.example,Bengaluru,Pro,',
    'Udupi Hebbal,nobody,Bengaluru,Gold,',
  ];
  const file = { name: 'stores.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  const importing = page.getByRole('dialog', { name: 'Import restaurants' });
  const dialog = {
    name: 'an import',
    async arrange() {
      await page.goto('/operator');
      await page.getByRole('button', { name: 'Import' }).click();
      await importing
        .getByRole('button', { name: 'Choose a file' })
        .and(page.locator(':not([aria-busy])'))
        .waitFor();
      await importing.getByLabel('Choose a file', { exact: true }).setInputFiles(file);
      await importing.getByText(/restaurants will be made/).waitFor();
    },
  };
  expect(await findFaults(operator, [dialog], { isWide: true })).toBe('');
  await dialog.arrange();
  await importing.getByText('Line 4, Owner’s email: is no email address').waitFor();
  await importing.getByText('Line 4, Plan: there is no such plan').waitFor();
  await importing.getByRole('button', { name: 'Create 2 restaurants' }).click();
  await importing.getByText('2 restaurants made.').waitFor();
  await dialog.arrange();
  await importing.getByText('0 restaurants will be made').waitFor();
  await importing.getByText('Line 2: Udupi Koramangala, first@thali.example').waitFor();
  const again = {
    name: 'an import of what is there',
    arrange: () => importing.getByRole('switch').waitFor(),
  };
  expect(await findFaults(operator, [again], { isWide: true })).toBe('');
  await importing.getByText('Create these again anyway').click();
  await importing.getByRole('button', { name: 'Create 2 restaurants' }).click();
  await importing.getByText('0 restaurants made, 2 were there already.').waitFor();
  await page.goto('/operator');
  await page.getByText('Waiting for its owner: first@thali.example').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Udupi Koramangala' }).count()).toBe(1);
});
