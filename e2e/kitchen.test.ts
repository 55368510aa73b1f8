import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { catalogueOf, placeTestOrder, replaceCatalogue } from '../src/testing/server/test-stores.ts';
import { DESKTOP } from './testing/browser.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from './testing/demo.ts';
import { doubleTap } from './testing/double-tap.ts';
import { holdEvents } from './testing/hold.ts';
import { openKitchen, ticket } from './testing/kitchen.ts';
import { createKitchen } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { expectPlaces, scrollTo } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

describe('the order board', () => {
  test("an order's sheet leads on by its large button, and back by its menu", async () => {
    const { store, email } = await openKitchen(stage, 'Sheet Kitchen');
    const order = await placeTestOrder(stage.thali, store, {
      lines: [{ item: 'Masala chai', value: 30 }],
      amount: 30,
      more: {
        table: { iden: '6', idel: 'Table' },
        user: { name: 'Meera', phone: '9876543210', countryCode: '+91' },
      },
    });
    const { page } = await stage.person();
    await signIn(page, { email });
    await ticket(page, order).getByRole('button', { name: 'More about order' }).click();
    const sheet = (state: string) =>
      page.getByRole('dialog', { name: `Table 6 Order ${order.orderNo} ${state}`, exact: true });
    await sheet('Received')
      .getByRole('button', { name: `Confirm, order ${order.orderNo}` })
      .click();
    await sheet('Confirmed').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Back to Received' }).click();
    await sheet('Received').getByRole('link', { name: 'Tell the guest on WhatsApp' }).waitFor();
    await sheet('Received').getByRole('button', { name: 'Bill', exact: true }).waitFor();
    await sheet('Received').getByRole('button', { name: 'Print', exact: true }).waitFor();
  });

  test('on a phone, one row above the tickets holds the layouts, the states and what else there is', async () => {
    const { place, email } = await openKitchen(stage, 'Small Screen');
    const order = await place({ 'Masala chai': 1 }, { table: '6' });
    const { page } = await stage.person({ viewport: { width: 390, height: 844 } });
    await openBusyBoard(page, email);
    await expectPlaces([ticket(page, order)], ({ y }) => expect(y).toBeLessThan(150));
    const states = page.getByRole('navigation', { name: 'Orders by state' }).getByRole('button');
    await expectPlaces(await states.all(), (...places) =>
      expect(new Set(places.map(({ y }) => y)).size).toBe(1),
    );
    await page.getByRole('button', { name: `Confirm, order ${order.orderNo}` }).click();
    await states.filter({ hasText: 'Confirmed 1' }).click();
    await ticket(page, order).waitFor();
    await page.getByRole('button', { name: 'Layout: Columns' }).click();
    await page.getByRole('menuitem', { name: 'Expo' }).click();
    await page.getByRole('region', { name: 'Expo' }).waitFor();
    await page.getByRole('button', { name: 'Layout: Expo' }).click();
    await page.getByRole('menuitem', { name: 'Board settings' }).click();
    await page.getByRole('group', { name: 'Size of tickets' }).waitFor();
  });

  test('the first tick on a new ticket counts, and silences it', async () => {
    const { place, email } = await openKitchen(stage, 'First tick');
    const order = await place({ 'Masala chai': 1, 'Butter naan': 1 });
    const { page } = await stage.person({ viewport: DESKTOP });
    await signIn(page, { email });
    await page.getByRole('button', { name: 'Start shift' }).click();
    await page.getByRole('button', { name: 'Expo', exact: true }).click();
    await page.getByRole('button', { name: 'Acknowledge 1 new order' }).waitFor();
    const tick = ticket(page, order).getByRole('checkbox', { name: /Masala chai/ });
    // In the expo view the whole dish is its tick.
    const target = ticket(page, order).getByText('1× Masala chai');
    await Promise.all([page.waitForResponse('**/ready'), target.click()]);
    await expect.poll(() => tick.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Acknowledge 1 new order' }).waitFor({ state: 'detached' });
  });

  test('a board whose stream hangs finds new orders, also while the cook works on', async () => {
    const { place, email } = await openKitchen(stage, 'Hanging');
    const first = await place({ 'Masala chai': 1 });
    const cook = await stage.person({ viewport: DESKTOP });
    const { page } = cook;
    await signIn(page, { email });
    await cook.context.clock.install();
    await holdEvents(page);
    await page.reload();
    const tick = ticket(page, first).getByRole('checkbox');
    await tick.waitFor();
    const second = await place({ 'Butter naan': 1 });
    for (const isTicked of [true, false]) {
      await page.clock.runFor(20_000);
      const [, isShown] = await Promise.all([page.waitForResponse('**/ready'), tick.evaluate(tap)]);
      expect(isShown).toBe(isTicked);
      await expect.poll(() => tick.isChecked()).toBe(isTicked);
    }
    await ticket(page, second).waitFor();
  });

  test.each([
    ['ahead', 3],
    ['behind', -3],
  ])(
    'a screen whose clock is three hours %s tells how long an order waits, and an hour is an hour',
    async (how, hours) => {
      const { store, place, email } = await openKitchen(stage, `Clock ${how}`);
      const order = await place({ 'Masala chai': 1 });
      const { page } = await stage.person({ viewport: DESKTOP });
      await page.addInitScript((off) => {
        const own = Date.now;
        Date.now = () => own() + off;
      }, hours * HOUR);
      await signIn(page, { email });
      await ticket(page, order)
        .getByText(/^\d+:[0-5]\d$/)
        .waitFor();
      await expect.poll(() => ticket(page, order).getByText(/h$/).count()).toBe(0);
      await page.goto('/app/management/e-commerce/list');
      await page.getByRole('button', { name: 'Mark sold out: Butter naan' }).click();
      await page.getByRole('menuitem', { name: /^For 1 hour/ }).click();
      await page.getByRole('button', { name: 'Make available: Butter naan' }).waitFor();
      // The page shows what was chosen before the program has it.
      const hoursLeft = async () => {
        const path = `/api/stores/${store.storeId}/catalogue`;
        const { body } = await stage.thali.call('GET', path, store);
        const naan = body.menus[0].categories[0].items.find(
          ({ label }: { label: string }) => label === 'Butter naan',
        );
        return naan.until && Math.round((Date.parse(naan.until) - Date.now()) / HOUR);
      };
      await expect.poll(hoursLeft).toBe(1);
    },
  );

  test("a dish marked sold out and a pause change a guest's open page", async () => {
    const cook = await stage.person({ viewport: DESKTOP });
    const guest = await stage.person();
    await signIn(cook.page, { store: 'Udupi Tiffin Room' });
    await guest.page.goto('/udupi-tiffin');
    const dish = guest.page.getByRole('button', { name: 'Ghee podi idli', exact: true });
    await dish.waitFor();
    await cook.page.goto('/app/management/e-commerce/list');
    await cook.page.getByRole('button', { name: 'Mark sold out: Ghee podi idli' }).click();
    await cook.page.getByRole('menuitem', { name: /^For today/ }).click();
    const add = guest.page.getByRole('button', { name: 'Add Ghee podi idli', exact: true });
    await add.waitFor({ state: 'detached' });
    await guest.page.locator('[data-dish]', { has: dish }).getByText('Sold out').waitFor();
    await cook.page.getByRole('button', { name: 'Make available: Ghee podi idli' }).click();
    await add.waitFor();
    const kitchen = await createKitchen(stage);
    await kitchen.changeStore('udupi-tiffin', { paused: true });
    await guest.page.getByText('Not taking orders right now').waitFor();
    await kitchen.changeStore('udupi-tiffin', { paused: false });
    await guest.page.getByText('Open', { exact: true }).waitFor();
  });

  test('a signed-out person signs in and arrives at the page they asked for', async () => {
    const { page, mayComplain } = await stage.person();
    await page.goto('/app/management/e-commerce/list');
    await page.waitForURL('**/auth/login?next=*');
    await page.getByLabel('Email address').fill(DEMO_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong email address or password.').first().waitFor();
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/app/management/e-commerce/list');
    await page
      .getByRole('button', { name: /^Mark sold out/ })
      .first()
      .waitFor();
    mayComplain(/401/);
  });
});

test('one order type can be paused, and each has its own ages on the board', async () => {
  const { store, email, place } = await openKitchen(stage, 'Paused Kitchen');
  await place({ 'Masala chai': 1 }, { table: '1' });
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email });
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await page.getByRole('menuitemradio', { name: 'Pickup' }).click();
  await page.getByRole('menuitem', { name: 'For 30 minutes' }).click();
  await page.getByText(/^Pickup is paused until/).waitFor();
  const types = async () => {
    const { body } = await stage.thali.call('GET', `/restaurant/api/store/web/${store.slug}/`);
    return body.profile.orderConfigs.map(({ label, active }: { label: string; active: boolean }) => [
      label,
      active,
    ]);
  };
  await expect.poll(types).toEqual([
    ['Dine-In', true],
    ['Pickup', false],
  ]);
  // The counter can still place orders, and shows a warning.
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('searchbox', { name: 'Search for a dish' }).waitFor();
  await page.getByRole('button', { name: /^Masala chai/ }).click();
  await page.getByRole('group', { name: 'Order type' }).getByRole('button', { name: 'Pickup' }).click();
  await page.getByText('Guests can’t order Pickup right now: it is paused.').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await page.getByRole('menuitem', { name: /^Resume Pickup/ }).click();
  await page.getByText(/^Pickup is paused until/).waitFor({ state: 'detached' });
  expect(await types()).toContainEqual(['Pickup', true]);

  await page.getByRole('button', { name: 'Board settings' }).click();
  const dineIn = page.getByRole('group', { name: 'Dine-In' });
  await dineIn.getByLabel('Late after (min)').fill('5');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Must be more than the slow minutes').waitFor();
  await dineIn.getByLabel('Late after (min)').fill('45');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
});

test('in the expo view, orders whose dishes are all ready come first', async () => {
  const { email, place } = await openKitchen(stage, 'Pass Kitchen');
  const first = await place({ 'Masala chai': 1 }, { table: '1' });
  const second = await place({ 'Masala chai': 1, 'Butter naan': 2 }, { table: '2' });
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email, path: '/app/dashboard?view=expo' });
  const rows = () => page.locator('[data-ticket]').evaluateAll((all) => all.map((row) => row.dataset.order));
  await ticket(page, second).getByText('1× Masala chai').click();
  await ticket(page, second).getByText('1 of 2 ready').waitFor();
  expect(await rows()).toEqual([`${first.orderNo}`, `${second.orderNo}`]);
  await ticket(page, second).getByText('2× Butter naan').click();
  await ticket(page, second).getByText('2 of 2 ready').waitFor();
  await expect.poll(rows).toEqual([`${second.orderNo}`, `${first.orderNo}`]);
});

test("the guest's place and the pickup time show wherever the order is cooked", async () => {
  const { store, email } = await openKitchen(stage, 'Told Places');
  const place = (more: object) =>
    placeTestOrder(stage.thali, store, { lines: [{ item: 'Masala chai', value: 30 }], amount: 30, more });
  await place({ address: '5' });
  const user = { name: 'Lakshmi', phone: '9876543210', countryCode: '+91' };
  await place({ orderType: 'Pickup', address: 'ASAP', user });
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email });
  for (const path of ['', '?view=kitchen', '?view=expo']) {
    await page.goto(`/app/dashboard${path}`);
    const [table, pickup] = [ticket(page, { orderNo: 1 }), ticket(page, { orderNo: 2 })];
    for (const text of ['T5', 'Guest at: 5']) await table.getByText(text, { exact: true }).waitFor();
    for (const text of ['#2', 'Lakshmi', 'Pickup as soon as ready'])
      await pickup.getByText(text, { exact: true }).waitFor();
  }
});

const WIDE = [
  { name: 'a tablet', viewport: { width: 1024, height: 768 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];
const THREE_DISHES = { 'Paneer momos': 2, 'Dal makhani': 1, 'Masala chai': 4 };

/** Returns the tickets that are completely in view without scrolling, in reading order. */
function ticketsInSight(page: Page): Promise<number[]> {
  return page.locator('[data-ticket]:visible').evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        const middle = (left + right) / 2;
        const isSeen = (y: number) => each.contains(document.elementFromPoint(middle, y));
        return width >= 200 && isSeen(top + 4) && isSeen(bottom - 4);
      })
      .map((each) => Number((each as HTMLElement).dataset.order)),
  );
}

/** Signs in, starts a shift, and closes the notice above the board. */
async function openBusyBoard(page: Page, email: string): Promise<void> {
  await signIn(page, { email });
  await page.getByRole('button', { name: 'Start shift' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
}

test('a crowded state gets the whole board, oldest first, with the others in reach', async () => {
  const { email, place } = await openKitchen(stage, 'Many Kitchen');
  for (let number = 1; number <= 23; number++) await place(THREE_DISHES, { table: `${number}` });
  for (const { name, viewport } of WIDE) {
    const { page } = await stage.person({ viewport });
    await openBusyBoard(page, email);
    const tabs = page.getByRole('navigation', { name: 'Orders by state' });
    await tabs.getByRole('button', { name: 'Received 23', pressed: true }).waitFor();
    const seen = await ticketsInSight(page);
    expect([name, seen.length]).toEqual([name, expect.toSatisfy((count: number) => count >= 8)]);
    expect(seen).toEqual(seen.map((_, index) => index + 1));

    await tabs.getByRole('button', { name: 'Confirmed 0' }).click();
    await page.getByText('Nothing confirmed').waitFor();
    await tabs.getByRole('button', { name: 'All' }).click();
    await tabs.waitFor({ state: 'hidden' });
    await page.getByRole('region', { name: 'Received 23' }).waitFor();
    await page.getByRole('region', { name: 'Preparing 0' }).waitFor();
    await page.getByRole('button', { name: 'Only Received' }).click();
    await tabs.getByRole('button', { name: 'Received 23', pressed: true }).waitFor();
  }
});

test('the ticket size belongs to the device: eight tickets fit at S, and from M on quantity and options are large', async () => {
  const { email, store, place } = await openKitchen(stage, 'Sized Kitchen');
  for (let number = 1; number <= 12; number++) await place(THREE_DISHES, { table: `${number}` });
  const extras = { label: 'Extras', maxSelection: 2, required: false };
  const portion = { label: 'Portion', maxSelection: 1, required: true };
  const meal = {
    label: 'Meal',
    configs: [
      {
        ...portion,
        contents: [
          { label: 'Full', value: 100 },
          { label: 'Half', value: 60 },
        ],
      },
      {
        ...extras,
        contents: [
          { label: 'Raita', value: 20 },
          { label: 'Papad', value: 10 },
        ],
      },
    ],
  };
  const chosen = [
    { label: 'Portion', contents: ['Full'] },
    { label: 'Extras', contents: ['Raita', 'Papad'] },
  ];
  const menu = await replaceCatalogue(stage.thali, store, catalogueOf([meal]));
  const lines = [{ item: 'Meal', value: 130, quantity: 3, configs: chosen }];
  await placeTestOrder(stage.thali, menu, {
    lines,
    amount: 390,
    more: { table: { iden: '13', idel: 'Table' } },
  });
  const { page } = await stage.person({ viewport: { width: 1024, height: 768 } });
  await openBusyBoard(page, email);
  const choose = async (size: string) => {
    await page.getByRole('button', { name: 'Board settings' }).click();
    await page.getByRole('group', { name: 'Size of tickets' }).getByRole('button', { name: size }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await choose('S');
  const views = page.getByRole('group', { name: 'Layout' });
  for (const view of ['Columns', 'Kitchen']) {
    await views.getByRole('button', { name: view }).click();
    await ticket(page, { orderNo: 1 }).waitFor();
    expect([view, (await ticketsInSight(page)).length >= 8]).toEqual([view, true]);
  }
  for (const chosenSize of ['M', 'L']) await expectLarge(chosenSize);

  async function expectLarge(chosenSize: string) {
    await choose(chosenSize);
    await page.reload();
    for (const view of ['Kitchen', 'Columns']) {
      await views.getByRole('button', { name: view }).click();
      const line = ticket(page, { orderNo: 13 }).locator('[data-line]');
      await scrollTo(line);
      const size = (each: Element) => Number.parseFloat(getComputedStyle(each).fontSize);
      expect(await line.getByText('3×').evaluate(size)).toBeGreaterThanOrEqual(24);
      const options = ['Full', 'Raita', 'Papad'].map((text) => line.getByText(text));
      for (const option of options) expect(await option.evaluate(size)).toBeGreaterThanOrEqual(17);
      await expectPlaces(options, (...places) => expect(new Set(places.map(({ y }) => y)).size).toBe(3));
    }
  }
});

test('on the wall of a kitchen eight tickets are in sight, and each of them has a key', async () => {
  const { store, email, place } = await openKitchen(stage, 'Wall Kitchen');
  const station = {
    name: 'All',
    categories: [],
    items: [],
    isDefault: true,
    minutes: null,
    times: [],
    printers: [],
  };
  await stage.thali.call('POST', `/api/stores/${store.storeId}/stations`, {
    body: station,
    token: store.token,
  });
  for (let table = 1; table <= 12; table++)
    await place(
      { 'Paneer momos': table === 3 ? 22 : 1, 'Masala chai': 2 },
      {
        table: `${table}`,
        remarks: table === 3 ? 'Please bring the chai first, and the momos after it' : '',
      },
    );
  const { page } = await stage.person({ viewport: { width: 1024, height: 768 } });
  await signIn(page, { email, path: '/app/kitchen/pass' });
  await page.getByRole('heading', { name: 'Pass', level: 1 }).waitFor();
  await page.getByText('Nothing is ready, 12 cooking').waitFor();
  await page.getByRole('article').first().getByText('1× Paneer momos').waitFor();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByRole('heading', { name: 'All', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: 'Exit full screen' }).waitFor();
  await page.getByRole('button', { name: 'Sound is off.' }).waitFor();
  // It stays full from one screen to the next.
  await page.getByRole('link', { name: 'Pass', exact: true }).click();
  await page.getByRole('heading', { name: 'Pass', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Exit full screen' }).waitFor();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByRole('heading', { name: 'All', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Sound is off.' }).waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: 'Sections' }).count()).toBe(0);
  const tickets = page.getByRole('article');
  // A long one hides no more than the ticket below it.
  await expectPlaces(await tickets.all(), (...places) => {
    expect(places.filter(({ y, height }) => y + height <= 768).length).toBeGreaterThanOrEqual(7);
    expect(places.filter(({ y }) => y < 700).length).toBeGreaterThanOrEqual(8);
  });
  await tickets.nth(9).getByLabel('Key A').waitFor();
  await page.keyboard.press('a');
  await page.getByText('#10 ready').waitFor();
  await expect.poll(() => tickets.count()).toBe(11);
  // The second tap hits the ticket that has moved up.
  await doubleTap(page.getByRole('button', { name: 'Ready: #1', exact: true }));
  await page.getByText('#1 ready', { exact: true }).waitFor();
  await page
    .locator('button:focus')
    .and(page.getByRole('button', { name: 'Ready: #2', exact: true }))
    .waitFor();
  await expect.poll(() => tickets.count()).toBe(10);
});

/** Taps a box, and answers whether it is ticked in the same instant. A frame later would be a flicker. */
function tap(box: HTMLElement | SVGElement): boolean {
  (box as HTMLInputElement).click();
  return (box as HTMLInputElement).checked;
}

test('a restaurant without stations sees at its pass what is out', async () => {
  const { store, email, place } = await openKitchen(stage, 'One Room');
  await place({ 'Masala dosa': 1 }, { table: '4' });
  const { page } = await stage.person({ viewport: { width: 1024, height: 768 } });
  await signIn(page, { email, path: '/app/kitchen/pass' });
  const dish = page.getByRole('article').getByText('1× Masala dosa');
  await dish.waitFor();
  const out = { token: store.token, body: { state: 'Sold out' } };
  await stage.thali.call('PATCH', `/api/stores/${store.storeId}/items/${store.items['Masala dosa']}`, out);
  await dish.getByText('Out', { exact: true }).waitFor();
});
