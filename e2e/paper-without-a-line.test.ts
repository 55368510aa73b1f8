import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linesIn } from '../simulators/printer/decode-esc-pos.ts';
import { setUpPrinter } from '../src/kitchen/printing/server/testing/print-scene.ts';
import type { NewPrinterBody } from '../src/kitchen/printing/wire/printing.ts';
import type { PlacedOrder } from '../src/ordering/orders/wire/order.ts';
import { openTable } from './floor/open-floor.ts';
import { leave } from './testing/offline.ts';
import { COUNTER, loseLine, openTablet, recordsAt } from './testing/open-tablet.ts';
import { setStage } from './testing/stage.ts';
import { plugInPrinter, type UsbPrinter } from './testing/usb-printer.ts';

const stage = await setStage();

/** A tablet with a printer at its USB port. */
async function openPrinting(name: string, settings: Partial<NewPrinterBody>) {
  let printer: UsbPrinter | undefined;
  const tablet = await openTablet(stage, name, async (page, store) => {
    printer = await plugInPrinter(page);
    const added = await setUpPrinter(stage.thali, store, { kind: 'device', name: 'Counter', ...settings });
    const link = { way: 'usb', vendorId: 0x04b8, productId: 0x0202, serialNumber: 'A1' };
    const token = added.pollingPath.split('/').at(-1) ?? '';
    const here = [{ storeId: store.storeId, printerId: added.id, token, link }];
    await page.addInitScript((text) => {
      // An empty page has no storage.
      if (origin !== 'null') localStorage.setItem('printers-here', text);
    }, JSON.stringify(here));
  });
  if (!printer) throw new Error('No printer was plugged in');
  return { ...tablet, printer };
}

/** How many papers have not come out whole. */
async function unprintedAt(page: Page): Promise<number> {
  const papers = await recordsAt<{ state: string }>(page, 'papers');
  return papers.filter(({ state }) => state !== 'done').length;
}

async function sellChai(page: Page, method = 'Cash'): Promise<void> {
  await page
    .getByRole('button', { name: /Masala chai/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Pickup', exact: true }).click();
  await page.getByRole('button', { name: method, exact: true }).click();
  await page.getByText(/^Order \d+ placed$/).waitFor();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next order' }).click();

test('a tablet prints what it sells without a line, and a cook goes on there; all is sent once and nothing comes out twice', async () => {
  const settings = { tickets: true, receipts: true, drawer: true };
  const { store, person, page, printer } = await openPrinting('Paper Cut Chai', settings);
  const printed = () => linesIn(printer.bytes()).map((line) => line.trim());
  await page.goto(COUNTER);
  await page.getByText('Live', { exact: true }).waitFor();
  await loseLine(person);
  await page.getByText(/^No internet since/).waitFor();

  await sellChai(page);
  await expect.poll(printed).toContain('1 x Masala chai');
  await expect.poll(() => printed().join('\n')).toMatch(/Bill no\.\s+INV\/\d\d-\d\d\/A\/0001/);
  expect(printed().join('\n')).toContain('PAID (Cash)');
  // The pulse for the drawer, before any paper.
  const bytes = printer.bytes().join(' ');
  expect(bytes.indexOf('27 112 0')).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Print again' }).click();
  await expect.poll(() => printed().join('\n')).toContain('COPY');
  await next(page);

  printer.hasPaper = false;
  await sellChai(page, 'Card');
  await page.getByText('2 prints did not come out').waitFor();
  const before = printed().length;
  printer.hasPaper = true;
  await page.getByRole('button', { name: 'Print again' }).first().click();
  await expect.poll(() => printed().slice(before).join('\n')).toMatch(/INV\/\d\d-\d\d\/A\/0002/);
  await expect.poll(() => unprintedAt(page)).toBe(0);

  // A table pays on the bill that this tablet gives it.
  await page.goto('/app/floor');
  await openTable(page, '3');
  const sheet = page.getByRole('dialog', { name: /^Table 3\b/ });
  await sheet.getByRole('link', { name: 'Take an order' }).click();
  await page
    .getByRole('button', { name: /Masala dosa/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Send to kitchen/ }).click();
  await page.getByRole('link', { name: 'Back to Table 3' }).click();
  await sheet.getByRole('button', { name: /^Record payment/ }).click();
  await sheet.getByRole('button', { name: /^Record ₹\d+, Cash/ }).click();
  await sheet.getByText('Nothing due').waitFor();
  const bill = /Bill no\.\s+(INV\/\d\d-\d\d\/A\/0003)/;
  await expect.poll(() => printed().join('\n')).toMatch(bill);
  const [, number] = bill.exec(printed().join('\n')) ?? [];
  await expect.poll(() => unprintedAt(page)).toBe(0);
  const all = printed();

  await page.goto('/app/dashboard');
  const ticket = page.getByRole('article', { name: /^Order 2,/ });
  await ticket.getByText('Saved here, sent later').waitFor();
  await ticket.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('button', { name: '5 saved here' }).waitFor();

  await person.context.setOffline(false);
  await page.getByText('All 5 that were saved here are sent.').waitFor();
  const { body } = await stage.thali.call('GET', `/api/stores/${store.storeId}/orders`, {
    token: store.token,
  });
  const states = body.orders.map(({ orderNo, state }: PlacedOrder) => [orderNo, state]);
  expect(states).toEqual([
    [3, 1],
    [2, 2],
    [1, 1],
  ]);
  await page.getByText('Saved here, sent later').first().waitFor({ state: 'detached' });
  expect(printed()).toEqual(all);
  const { body: listed } = await stage.thali.call('GET', `/api/stores/${store.storeId}/bills`, {
    token: store.token,
  });
  expect(listed.bills[0]).toMatchObject({ number, orderNo: 3 });
  await leave(person);
});
