import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from './testing/browser.ts';
import { checkLargeText } from './testing/large-text.ts';
import { addDish } from './testing/ordering.ts';
import { watchShifts } from './testing/shifts.ts';
import { signIn } from './testing/sign-in.ts';
import { expectPlaces } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const HINDI_PHONE = { locale: 'hi-IN', viewport: { width: 360, height: 640 } };
const offer = (page: Page) => page.getByRole('button', { name: 'मेन्यू हिन्दी में देखें' });

test('a phone in Hindi is offered Hindi, in one line that neither moves nor covers anything', async () => {
  const person = await stage.person(HINDI_PHONE);
  const { page } = person;
  const shifted = await watchShifts(page);
  await page.goto('/saffron-street?men=all');
  await offer(page).waitFor();
  expect(await shifted()).toEqual([]);
  await page.getByRole('link', { name: /^All-day menu/ }).click();
  await page.getByRole('button', { name: 'Add Samosa chaat', exact: true }).waitFor();
  await page.reload();
  await offer(page).waitFor();
  expect(await shifted()).toEqual([]);

  await addDish(page, 'Samosa chaat');
  const bar = page.getByRole('link', { name: /View cart/ });
  const index = page.getByRole('button', { name: 'All categories' });
  await expectPlaces([index, offer(page), bar], (index, offer, bar) => {
    expect(index.bottom).toBeLessThanOrEqual(offer.y);
    expect(offer.bottom).toBeLessThanOrEqual(bar.y);
  });
  await checkLargeText(page);

  await offer(page).click();
  await page.getByText('कार्ट में 1 आइटम').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi');
  await expect.poll(() => offer(page).count()).toBe(0);
});

test('a guest who declines is not asked again', async () => {
  const { page } = await stage.person(HINDI_PHONE);
  await page.goto('/udupi-tiffin');
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'रहने दें' }).click();
  await offer(page).waitFor({ state: 'detached' });
  await page.reload();
  await addDish(page, 'Sambar vada');
  await expect.poll(() => offer(page).count()).toBe(0);
});

test('a phone in English is offered nothing', async () => {
  const { page } = await stage.person({ ...HINDI_PHONE, locale: 'en-IN' });
  await page.goto('/udupi-tiffin');
  await addDish(page, 'Sambar vada');
  await expect.poll(() => offer(page).count()).toBe(0);
});

test('the page reloads once the choice is saved, however long that takes', async () => {
  const { page } = await stage.person({ hindi: true });
  // Sets cookies late, like a busy browser whose cookies are kept by another process.
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

test('a guest and a cook have Hindi all the way from the menu to the kitchen', async () => {
  const guest = await stage.person({ hindi: true });
  const { page } = guest;
  await page.goto('/saffron-street?men=all&conf=Dine-In&iden=5&idel=Table');
  await page.getByText('टेबल 5 · डाइन-इन').waitFor();
  await page.getByRole('link', { name: /^दिनभर का मेन्यू दोपहर/ }).click();
  const card = page.locator('[data-dish]').filter({ hasText: 'पनीर मोमो' });
  await card.getByText('सबसे ज़्यादा पसंद').waitFor();
  await card.getByRole('button', { name: 'पनीर मोमो', exact: true }).click();
  await page
    .getByRole('group', { name: /पकाने का तरीका/ })
    .getByText('तवे पर तला')
    .click();
  await page
    .getByRole('group', { name: /चटनियाँ/ })
    .getByText('लहसुन मेयोनीज़')
    .click();
  for (let more = 1; more < 4; more++) await page.getByRole('button', { name: 'एक और', exact: true }).click();
  await page.getByRole('button', { name: /^4 जोड़ें · / }).click();
  await page.getByRole('link', { name: /कार्ट देखें/ }).click();
  const chosen = 'तवे पर तला, लहसुन मेयोनीज़';
  await page.getByText(chosen).waitFor();
  await page.getByText('केले के पत्ते की प्लेट').waitFor();
  await page.getByRole('button', { name: /ऑर्डर करें/ }).click();
  await page.waitForURL('**/status/*');
  for (const words of ['पनीर मोमो', chosen, 'केले के पत्ते की प्लेट', 'डाइन-इन', 'नकद'])
    await page.getByText(words).first().waitFor();
  const { body } = await stage.thali.call('GET', `/order/status/${page.url().split('/').at(-1)}/`);
  expect(body.items[0]).toMatchObject({
    itemLabel: 'Paneer momos',
    options: ['Pan-fried', 'Garlic mayonnaise'],
  });
  await page.goto('/orders');
  await page.getByRole('article').getByText(chosen).waitFor();
  await page.getByText(/डाइन-इन/).waitFor();

  const cook = await stage.person({ viewport: DESKTOP, locale: 'hi-IN' });
  await signIn(cook.page, { store: 'Saffron Street', path: '/app/management/e-commerce/list' });
  await cook.page.goto('/app/dashboard');
  const ticket = cook.page.getByRole('article', { name: /डाइन-इन/ });
  await ticket.getByText('पनीर मोमो').waitFor();
  for (const option of ['तवे पर तला', 'लहसुन मेयोनीज़'])
    await ticket.getByText(option, { exact: true }).waitFor();
});

test('a guest has Marathi from the menu to the order, at a restaurant that has it', async () => {
  const { page } = await stage.person({ ...HINDI_PHONE, locale: 'mr-IN' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/saffron-street?men=all&conf=Dine-In&iden=5&idel=Table');
  await page.getByRole('button', { name: 'मेन्यू मराठीत पहा' }).click();
  await page.getByText('टेबल 5 · डाइन-इन').waitFor();
  fetched.length = 0;
  await page.getByRole('link', { name: /^दिवसभराचा मेन्यू Lunch/ }).click();
  await page.getByRole('button', { name: 'समोसा चाट घ्या', exact: true }).click();
  await page.getByText('कार्टमध्ये 1 पदार्थ').waitFor();
  await page.getByRole('link', { name: /कार्ट पहा/ }).click();
  // Dine-In has a minimum.
  await page.getByRole('textbox', { name: 'समोसा चाट ची संख्या' }).fill('7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /ऑर्डर करा/ }).click();
  await page.waitForURL('**/status/*');
  for (const words of ['समोसा चाट', 'तुमची ऑर्डर', 'रोख']) await page.getByText(words).first().waitFor();
  // One language is fetched.
  expect(fetched.filter((url) => /\/(?:en|hi)-[\w-]{7}\.js$/.test(url))).toEqual([]);
  await page.goto('/udupi-tiffin');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});
