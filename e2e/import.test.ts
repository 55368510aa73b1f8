import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from './testing/browser.ts';
import { createMenuDesk, itemsOf, LIST, SMALL_STORE_NAME } from './testing/menu-office.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const IMPORT = '/app/management/e-commerce/import';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thali-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Sixty dishes, four of which have errors. */
function menuWithErrors(menu: string): string {
  const rows = Array.from({ length: 60 }, (_, at) =>
    [menu, `Part ${1 + (at % 4)}`, `Dish ${at + 1}`, at % 3 === 0 ? 'non-veg' : 'veg', `${100 + at}`].join(
      ';',
    ),
  );
  rows[9] = `${menu};Part 2;Dish 10;veg;a hundred`;
  rows[19] = `${menu};Part 4;Dish 20;sometimes;119`;
  rows[29] = `${menu};Part 2;;veg;129`;
  rows[39] = `${menu.toUpperCase()};PART 1;dish 1;veg;139`;
  return `\ufeffMenu;Category;Item;Veg;Price\r\n${rows.join('\r\n')}\r\n`;
}

describe('a menu as a table', () => {
  test('errors name their rows; the valid rows are imported and guests see them', async () => {
    const desk = await createMenuDesk(stage);
    const before = await desk.read();
    const file = join(folder, 'dinner.csv');
    await writeFile(file, menuWithErrors(before.menus[0].label));
    const owner = await stage.person({ viewport: DESKTOP });
    const guest = await stage.person();
    await signIn(owner.page, { store: SMALL_STORE_NAME, path: IMPORT });
    await owner.page.getByRole('heading', { name: 'Columns' }).waitFor();
    await owner.page.locator('input[type=file]').setInputFiles(file);
    await owner.page.getByRole('heading', { name: '56 of 60 rows can be imported' }).waitFor();
    const faults = await owner.page.locator('tbody tr').allTextContents();
    expect(faults).toEqual([
      '11Price“a hundred” is not a price. Write it as 120 or 120.50.',
      '21Veg“sometimes” is neither veg nor non-veg. Leave blank for neither.',
      '31ItemThe dish name is missing.',
      '41Item“dish 1” is already in row 2.',
    ]);
    await owner.page.getByText('New category: “Part 1”, with 15 dishes').waitFor();
    await owner.page.getByText('Checked: ready to import.').waitFor();
    expect((await desk.read()).revision).toBe(before.revision);
    await owner.page.getByRole('button', { name: 'Import 56 rows' }).click();
    await owner.page.waitForURL(`**${LIST}`);
    await owner.page.getByText('56 rows imported.', { exact: false }).waitFor();
    const after = await desk.read();
    expect([after.revision, itemsOf(after).length]).toEqual([
      before.revision + 1,
      itemsOf(before).length + 56,
    ]);
    await guest.page.goto('/udupi-tiffin');
    await guest.page.getByText('Dish 60', { exact: true }).first().waitFor();
    await owner.page.getByRole('button', { name: 'Undo' }).click();
    await owner.page.getByText('Undone.').waitFor();
    expect((await desk.read()).menus).toEqual(before.menus);
  });

  test.each([
    ['As Excel (XLSX)', /\.xlsx$/],
    ['As CSV', /\.csv$/],
  ])(
    'what is exported %s changes nothing when it is read back, and all else when it was changed',
    async (kind, name) => {
      const { page } = await stage.person({ viewport: DESKTOP });
      await signIn(page, { store: SMALL_STORE_NAME, path: LIST });
      await page.getByRole('button', { name: 'Export' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: kind }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(name);
      const path = join(folder, file.suggestedFilename());
      await file.saveAs(path);
      await page.goto(IMPORT);
      await page.locator('input[type=file]').setInputFiles(path);
      await page.getByText('Nothing: the menu already matches.').waitFor();
      await expect.poll(() => page.getByRole('button', { name: /^Import/ }).isDisabled()).toBe(true);
      if (kind !== 'As CSV') return;
      await writeFile(path, (await readFile(path, 'utf8')).replace(/,veg,\d+,/, ',veg,77,'));
      await page.locator('input[type=file]').setInputFiles(path);
      await page.getByText(/price from ₹[\d.]+ to ₹77/).waitFor();
      await page.getByLabel('Remove dishes that are not in the file').check();
      await page.getByText('Checked: ready to import.').waitFor();
    },
  );

  test('a file that is not a table is refused, on a phone too', async () => {
    const { page } = await stage.person({ viewport: PHONE, dark: true });
    await signIn(page, { store: SMALL_STORE_NAME, path: IMPORT });
    const choose = (name: string, content: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await choose('numbers.csv', 'Amount\n12\n');
    await page.getByText('Which column has the dish names?', { exact: false }).waitFor();
    await choose('nothing.csv', '');
    await page.getByText('This file is empty.').waitFor();
    await choose('page.xlsx', '<html><table><tr><td>Dosa</td></tr></table></html>');
    await page.getByText('This file is not a real spreadsheet.', { exact: false }).waitFor();
    await choose('empty.csv', 'Item,Price\n');
    await page.getByText('There are no dishes below the column names.').waitFor();
    await choose('broken.xlsx', 'PK\u0003\u0004 this is no spreadsheet');
    await page.getByText('This file can’t be read.', { exact: false }).waitFor();
    await choose('odd.csv', 'Item,Category,Price,Colour\n=cmd,Snacks,1x,red\n');
    await page.getByText('Unknown columns, skipped: Colour').waitFor();
    await page.getByText('“1x” is not a price.', { exact: false }).waitFor();
  });

  test('columns with any names are mapped by hand, on a phone', async () => {
    const desk = await createMenuDesk(stage);
    const before = await desk.read();
    const { page } = await stage.person({ viewport: PHONE });
    await signIn(page, { store: SMALL_STORE_NAME });
    await page.goto(IMPORT);
    const content = 'Our list,,\nK1,K2,K3\nFilter kaapi,40,Ours\nKashayam,35,Ours\nBadam milk,60,Ours\n';
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
    await page.locator('input[type=file]').setInputFiles(file);
    const holds = (column: string) => page.getByLabel(`“${column}” is`);
    const head = page.getByLabel('Column names');
    await head.selectOption('1');
    expect([await holds('K1').inputValue(), await holds('K2').inputValue()]).toEqual(['Item', 'Price']);
    await holds('K3').selectOption('Category');
    await page.getByText('3 of 3 rows can be imported').waitFor();
    await holds('K3').selectOption('Tags');
    await page.getByLabel('Category of these dishes').fill('Hot drinks');
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await page.waitForURL(`**${LIST}`);
    const added = itemsOf(await desk.read()).filter(({ tags }) => tags.includes('Ours'));
    expect(added.map(({ label }) => label).toSorted()).toEqual(['Badam milk', 'Filter kaapi', 'Kashayam']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await desk.read()).menus).toEqual(before.menus);
  });
});
