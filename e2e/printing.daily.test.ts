import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesIn } from '../simulators/printer/decode-esc-pos.ts';
import { repeat } from '../src/apps/server/program/start/repeat.ts';
import { useFakePrinter } from '../src/kitchen/printing/server/testing/fake-printer.ts';
import {
  askOffice,
  followAndSend,
  setUpPrinter,
} from '../src/kitchen/printing/server/testing/print-scene.ts';
import { readPdf } from '../src/testing/server/read-pdf.ts';
import { placeTestOrder, replaceCatalogue, simpleItem } from '../src/testing/server/test-stores.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const printer = await useFakePrinter();
let stop: () => Promise<void>;

// Runs in the background, as in the program.
beforeAll(() => {
  stop = repeat(
    100,
    () => followAndSend(stage.thali),
    (error) => expect.fail(String(error)),
  );
});
afterAll(() => stop());

test('a printer set up on a phone prints tickets, and the browser prints too', async () => {
  const kitchen = await openKitchen(stage, 'Paper Dosa');
  await stage.thali.verify(kitchen.email);
  const owner = await stage.person();
  const { page } = owner;
  await signIn(page, { email: kitchen.email, path: '/app/settings/printers' });
  await page.getByText('No printer yet').waitFor();
  await page.getByRole('button', { name: 'Add printer' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please fill this in.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Kitchen');
  await page.getByLabel('IP address').fill('printer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Must be an address in your own network').waitFor();
  // The browser's own message about the answer of 422.
  owner.mayComplain(/422/);
  await page.getByLabel('IP address').fill(printer.address);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Print a test page on Kitchen' }).click();
  await printer.until(1);
  expect(linesIn(printer.tickets[0] as Buffer).map((line) => line.trim())).toContain('TEST PRINT');
  await page.getByText(/^Ready, last seen/).waitFor();

  const { id } = await kitchen.place({ 'Masala dosa': 2 }, { table: '7' });
  await printer.until(2);
  const cooked = linesIn(printer.tickets[1] as Buffer);
  expect(cooked).toContain('2 x Masala dosa');
  // Its only portion, which nobody chose.
  expect(cooked.join(' ')).not.toContain('Regular');

  await page.goto(`/app/dashboard?order=${id}`);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('button', { name: 'Receipt', exact: true }).click();
  const opened = owner.context.waitForEvent('page');
  await owner.context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('link', { name: 'This browser' }).click();
  const paper = await opened;
  await paper.locator('html[data-printed]').waitFor({ state: 'attached' });
  await paper.emulateMedia({ media: 'print' });
  const shown = (await paper.locator('main > div').last().textContent()) ?? '';
  expect(shown).toContain('2 x Masala dosa');
  expect(shown).toContain('TOTAL₹180.00');
  await expect.poll(() => paper.getByRole('button').count()).toBe(0);
  const pdf = await readPdf(await paper.pdf({ preferCSSPageSize: true }));
  const { width: wide, height: long } = await pdf.size(1);
  expect([pdf.pages, Math.round(wide)]).toEqual([1, 80]);
  expect(long).toBeLessThan(100);
  await pdf.close();
  await paper.emulateMedia({ media: 'screen' });
  await paper.getByRole('button', { name: '58 mm' }).click();
  await paper.waitForURL(/paper=58/);
  const width = await paper
    .locator('main > div')
    .last()
    .evaluate((sheet) => sheet.clientWidth);
  expect(Math.round((width * 25.4) / 96)).toBe(58);
});

test("the board says where a new category's tickets print until a printer is chosen", async () => {
  const kitchen = await openKitchen(stage, 'Forgotten Sweets');
  const { thali } = stage;
  const { store } = kitchen;
  await thali.verify(kitchen.email);
  const { body } = await askOffice(thali, store, 'GET', 'catalogue');
  const [menu] = body.menus;
  const { id } = await setUpPrinter(thali, store, {
    name: 'Stove',
    address: printer.address,
    categories: menu.categories.map(({ _id }: { _id: string }) => _id),
  });
  const owner = await stage.person();
  const { page } = owner;
  await signIn(page, { email: kitchen.email, path: '/app/dashboard' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const line = page.getByText('No printer is set up for Sweets.');
  await expect.poll(() => line.count()).toBe(0);
  const sweets = { label: 'Sweets', items: [simpleItem('Kulfi', 60)] };
  const { items } = await replaceCatalogue(thali, store, {
    ...body,
    menus: [{ ...menu, categories: [...menu.categories, sweets] }],
  });
  await page.reload();
  await line.waitFor();
  await page.getByText('print on: Stove').waitFor();
  const before = printer.tickets.length;
  const lines = [{ item: 'Kulfi', value: '60.00' }];
  await placeTestOrder(thali, { ...store, items }, { lines, amount: 60 });
  await printer.until(before + 1);
  expect(linesIn(printer.tickets.at(-1) as Buffer)).toContain('1 x Kulfi');
  await page.getByRole('link', { name: 'Go to printers' }).click();
  const warning = page.getByRole('note').filter({ hasText: 'Sweets' });
  await warning.waitFor();
  await askOffice(thali, store, 'PATCH', `printers/${id}`, { categories: null });
  await page.reload();
  await page.getByText('Stove', { exact: true }).waitFor();
  await expect.poll(() => warning.count()).toBe(0);
});
