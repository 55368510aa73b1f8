import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesIn } from '../simulators/printer/decode-esc-pos.ts';
import { repeat } from '../src/apps/server/program/start/repeat.ts';
import { follow } from '../src/kitchen/printing/server/testing/print-scene.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';
import { plugInPrinter } from './testing/usb-printer.ts';

const stage = await setStage();
let stop: () => Promise<void>;

// Makes tickets in the background, as in the program.
beforeAll(() => {
  stop = repeat(
    100,
    () => follow(stage.thali),
    (error) => expect.fail(String(error)),
  );
});
afterAll(() => stop());

test('a tablet with a USB printer prints the tickets of the restaurant, also after a reload and without paper for a while', async () => {
  const kitchen = await openKitchen(stage, 'Paper Dosa');
  const { page } = await stage.person();
  const printer = await plugInPrinter(page);
  const printed = () => linesIn(printer.bytes()).map((line) => line.trim());
  await signIn(page, { email: kitchen.email, path: '/app/settings/printers' });
  await page.getByRole('button', { name: 'Add printer' }).click();
  await page.getByLabel('How is it connected?').selectOption('device');
  await page.getByLabel('Name', { exact: true }).fill('Counter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'USB: choose the printer for Counter' }).click();
  await page.getByText('This device prints for it, by USB').waitFor();
  await expect.poll(printed).toContain('TEST PRINT');
  await page.getByText(/^Ready, last seen/).waitFor();

  await page.goto('/app/dashboard');
  const told = page.waitForResponse(/\/print\/device\/[^/]+\/[^/]+$/);
  await kitchen.place({ 'Masala dosa': 2 }, { table: '7' });
  await expect.poll(printed).toContain('2 x Masala dosa');
  await told;

  printer.hasPaper = false;
  await kitchen.place({ 'Masala dosa': 3 }, { table: '8' });
  await page.goto('/app/settings/printers');
  await page.getByText('It is out of paper, since').waitFor();
  expect(printed()).not.toContain('3 x Masala dosa');
  printer.hasPaper = true;
  await page.getByRole('button', { name: /^Try now/ }).click();
  await expect.poll(printed).toContain('3 x Masala dosa');
  expect(printed().filter((line) => line === '2 x Masala dosa')).toHaveLength(1);
  expect(printed().join(' ')).not.toContain('COPY');
});

test('a browser that can’t reach printers says where it works', async () => {
  const kitchen = await openKitchen(stage, 'Paper Idli');
  const { page } = await stage.person();
  await page.addInitScript(() => {
    for (const way of ['usb', 'serial', 'bluetooth']) Reflect.deleteProperty(Navigator.prototype, way);
  });
  await signIn(page, { email: kitchen.email, path: '/app/settings/printers' });
  await page.getByRole('button', { name: 'Add printer' }).click();
  await page.getByLabel('How is it connected?').selectOption('device');
  await page.getByLabel('Name', { exact: true }).fill('Counter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('This browser can’t reach printers.').waitFor();
});
