import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkLargeText } from './testing/large-text.ts';
import { addDish } from './testing/ordering.ts';
import { watchShifts } from './testing/shifts.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const HINDI_PHONE = { locale: 'hi-IN', viewport: { width: 360, height: 640 } };
const offer = (page: Page) => page.getByRole('button', { name: 'मेन्यू हिन्दी में देखें' });

test('a phone in Hindi is offered Hindi, in one line that moves and covers nothing', async () => {
  const person = await stage.person(HINDI_PHONE);
  const { page } = person;
  const shifted = await watchShifts(page);
  await page.goto('/saffron-street');
  await offer(page).waitFor();
  await page.getByRole('link', { name: /All-day menu/ }).click();
  await page.getByRole('button', { name: 'Add Samosa chaat', exact: true }).waitFor();
  await person.checkAccessibility();
  await page.reload();
  await offer(page).waitFor();
  expect(await shifted()).toEqual([]);

  await addDish(page, 'Samosa chaat');
  const bar = await page.getByRole('link', { name: /View cart/ }).boundingBox();
  const box = await offer(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const index = await page.getByRole('button', { name: 'All categories' }).boundingBox();
  expect((index?.x ?? 0) + (index?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  await checkLargeText(page);

  await offer(page).click();
  await page.getByText('कार्ट में 1 आइटम').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi');
  expect(await offer(page).count()).toBe(0);
});

test('whoever does not want it is not asked again', async () => {
  const { page } = await stage.person(HINDI_PHONE);
  await page.goto('/udupi-tiffin');
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'रहने दें' }).click();
  await offer(page).waitFor({ state: 'detached' });
  await page.reload();
  await addDish(page, 'Sambar vada');
  expect(await offer(page).count()).toBe(0);
});

test('a phone in English is offered nothing', async () => {
  const { page } = await stage.person({ ...HINDI_PHONE, locale: 'en-IN' });
  await page.goto('/udupi-tiffin');
  await addDish(page, 'Sambar vada');
  expect(await offer(page).count()).toBe(0);
});

test('the page is read anew when the choice is kept, however long that takes', async () => {
  const { page } = await stage.person({ hindi: true });
  // As a busy browser does it, whose cookies are kept by another process.
  await page.addInitScript(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (text: string) => void setTimeout(() => cookie?.set?.call(document, text), 1_000),
    });
  });
  await page.goto('/demo/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Demo restaurants' }).waitFor();
});
