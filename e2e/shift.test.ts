import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, type Person } from './testing/browser.ts';
import { openKitchen, type Placed, ticket } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

/** Ends the open streams, like a router without power. A browser set offline would keep them. */
async function cutOff({ context }: Person): Promise<() => Promise<void>> {
  const { server } = stage.thali.app;
  const streams = new Set<Socket>();
  const note = ({ url = '', headers, socket }: IncomingMessage) => {
    if (headers['x-cut-off'] && url.includes('/events')) streams.add(socket);
  };
  server.on('request', note);
  await context.setExtraHTTPHeaders({ 'x-cut-off': 'yes' });
  return async () => {
    server.off('request', note);
    await context.setOffline(true);
    for (const socket of streams) socket.destroy();
  };
}

async function openStatus({ slug }: Placed): Promise<Person> {
  const guest = await stage.person();
  await guest.page.goto(`/status/${slug}`);
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  return guest;
}

const line = (page: Page, order: Placed, dish: string) =>
  ticket(page, order).locator('[data-line]').filter({ hasText: dish });

/** Reads a board's tickets: their places, and what is ready. */
async function readBoard(page: Page) {
  const tickets = await page
    .locator('[data-ticket]')
    .evaluateAll((all) =>
      all.map((each) => [
        each.getAttribute('aria-label'),
        [...each.querySelectorAll('[data-line]')].map((row) => [
          row.querySelector('s') !== null,
          row.querySelector('input')?.checked ?? null,
          row.textContent,
        ]),
      ]),
    );
  const toCook = await page
    .getByRole('complementary', { name: 'To cook' })
    .getByRole('listitem')
    .allTextContents();
  return { tickets, toCook };
}

test('a whole shift: thirty orders, two people at once, a connection that breaks', async () => {
  const { store, email, add, place } = await openKitchen(stage, 'Shift Kitchen');
  const [floor, stove] = [
    await stage.person({ viewport: DESKTOP }),
    await stage.person({ viewport: DESKTOP }),
  ];
  await signIn(floor.page, { email });
  const cut = await cutOff(stove);
  await signIn(stove.page, { email: await add('KITCHEN'), path: '/app/dashboard?view=kitchen' });
  for (const { page } of [floor, stove]) {
    await page.getByText('Sound is off.').waitFor();
    await page.getByRole('button', { name: 'Start shift' }).click();
    await page.getByText('Sound is off.').waitFor({ state: 'detached' });
  }
  const orders: Placed[] = [];
  const order = async (...parts: Parameters<typeof place>) => {
    const placed = await place(...parts);
    orders.push(placed);
    return placed;
  };

  // Ten orders arrive. Guests see that theirs was seen, and no other screen rings.
  const first = await order({ 'Rogan josh': 2, 'Butter naan': 6 }, { table: '4' });
  const second = await order({ 'Masala chai': 3 }, { table: '9', remarks: 'Nut allergy: no cashew, please' });
  const third = await order({ 'Masala dosa': 1, 'Sweet lassi': 1 }, { table: '4' });
  const guests = [await openStatus(first), await openStatus(second), await openStatus(third)];
  for (let number = 4; number <= 10; number++)
    await order({ 'Butter naan': number, 'Dal makhani': 1 }, { table: `${number + 20}` });
  await ticket(floor.page, third).getByText(`added to order ${first.orderNo}`).waitFor();
  await ticket(stove.page, second).getByText('Allergy', { exact: true }).waitFor();
  for (const [index, { page }] of guests.entries()) {
    const seen = orders[index] as Placed;
    const silence = (at: Page) => ticket(at, seen).getByRole('button', { name: /Tap to acknowledge/ });
    await silence(stove.page).waitFor();
    await silence(floor.page).click();
    await page.getByText(/^Seen by the kitchen at/).waitFor();
    await silence(stove.page).waitFor({ state: 'detached' });
  }

  // Ticked off at the stove and seen on the floor. The guest is not told of single dishes.
  await line(stove.page, first, 'Rogan josh').getByRole('checkbox').click();
  await line(floor.page, first, 'Rogan josh').getByRole('checkbox', { checked: true }).waitFor();
  await stove.page.getByRole('button', { name: `All ready, order ${second.orderNo}` }).click();
  await stove.page.getByRole('button', { name: `T9 Served , Order ${second.orderNo}` }).waitFor();
  await expect.poll(() => ticket(floor.page, second).getAttribute('aria-label')).toContain('Preparing');
  await guests[1]?.page.getByRole('heading', { name: 'It is on its way to you' }).waitFor();

  // Both act on the same ticket. The stove is faster, and the floor is told.
  const contested = orders[3] as Placed;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await floor.page.route(`**/orders/${contested.id}/state`, async (route) => {
    await held;
    await route.continue();
  });
  await floor.page.getByRole('button', { name: `Confirm, order ${contested.orderNo}` }).click();
  await stove.page.getByRole('button', { name: `Start, order ${contested.orderNo}` }).click();
  await expect.poll(() => ticket(floor.page, contested).getAttribute('aria-label')).toContain('Preparing');
  letGo();
  await floor.page.getByText(`Someone else moved Order ${contested.orderNo}.`).waitFor();
  floor.mayComplain(/409/);

  // The stove loses its connection, ten more orders arrive, and the floor works on.
  await cut();
  await stove.page.getByText(/^No internet since/).waitFor();
  for (let number = 11; number <= 20; number++)
    await order({ 'Veg biryani': 1, 'Gulab jamun': 2 }, { table: `${number + 20}` });

  const [, , discarded, , cancelled] = orders as [Placed, Placed, Placed, Placed, Placed];
  await line(floor.page, discarded, 'Sweet lassi').getByRole('button').click();
  await floor.page.getByText('Entered by mistake').click();
  await floor.page.getByRole('button', { name: 'Remove', exact: true }).click();
  const [, , bill] = guests as [Person, Person, Person];
  await bill.page.locator('s, del').filter({ hasText: 'Sweet lassi' }).first().waitFor();
  await bill.page.getByText('₹90', { exact: true }).first().waitFor();

  const dessert = orders[10] as Placed;
  await line(floor.page, dessert, 'Gulab jamun').getByRole('button').click();
  await floor.page.getByRole('button', { name: 'Until I change it' }).click();
  await floor.page.getByText('Gulab jamun is sold out. Guests see it now.').waitFor();
  await expect(place({ 'Gulab jamun': 1 })).rejects.toThrow(/ITEM_UNAVAILABLE/);

  await floor.page
    .getByRole('button', { name: `More about order ${cancelled.orderNo}`, exact: true })
    .click();
  await floor.page.getByRole('button', { name: 'More actions' }).click();
  await floor.page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await floor.page.getByText('The kitchen is closing').click();
  await floor.page.getByRole('button', { name: 'Cancel order' }).click();
  await ticket(floor.page, cancelled).waitFor({ state: 'detached' });

  // The stove gets the missed events, and the last ten orders arrive.
  await expect.poll(() => ticket(stove.page, dessert).count()).toBe(0);
  await stove.context.setOffline(false);
  await ticket(stove.page, dessert).waitFor();
  for (let number = 21; number <= 30; number++) await order({ 'Chicken 65': 1 }, { table: `${number + 20}` });
  await ticket(floor.page, orders.at(-1) as Placed).waitFor();
  await floor.page.keyboard.press('a');
  await expect.poll(() => floor.page.getByRole('button', { name: /Tap to acknowledge/ }).count()).toBe(0);
  await expect.poll(() => stove.page.getByRole('button', { name: /Tap to acknowledge/ }).count()).toBe(0);
  stove.mayComplain(/ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_NETWORK_CHANGED/);

  // Checks each layout.
  for (const view of ['Expo', 'Kitchen', 'Columns']) {
    await floor.page.getByRole('button', { name: view, exact: true }).click();
    await ticket(floor.page, first).waitFor();
  }
  await stove.page.getByRole('button', { name: 'Columns', exact: true }).click();

  // Both boards show the same, and it matches the database.
  await expect.poll(() => readBoard(stove.page)).toEqual(await readBoardOfFloor());
  const { tickets, toCook } = await readBoard(floor.page);
  const inStates = (label: string) => tickets.filter(([name]) => String(name).endsWith(label)).length;
  const { rows } = await stage.thali.database.pool.query(
    'select state, count(*)::int as count from orders where store_id = $1 group by state order by state',
    [store.storeId],
  );
  expect([
    { state: 1, count: inStates('Received') },
    { state: 3, count: inStates('Preparing') },
    { state: 5, count: 1 },
  ]).toEqual(rows);
  expect(tickets.length).toBe(29);
  const { rows: sums } = await stage.thali.database.pool.query(
    `select l.item_label as label, sum(l.quantity)::int as count from orders o
     join order_lines l on l.store_id = o.store_id and l.order_id = o.id
     where o.store_id = $1 and o.state < 4 and not l.discarded and not l.ready group by l.item_label`,
    [store.storeId],
  );
  expect(toCook.toSorted()).toEqual(sums.map(({ label, count }) => `${count}×${label}`).toSorted());
  const { rows: told } = await stage.thali.database.pool.query(
    `select count(*)::int as events, count(distinct order_id)::int as orders from store_log
     where store_id = $1 and event->>'what' = 'seen'`,
    [store.storeId],
  );
  expect(told[0].events).toBe(told[0].orders);

  function readBoardOfFloor() {
    return readBoard(floor.page);
  }
});

test('the board by keyboard alone', async () => {
  const { email, place } = await openKitchen(stage, 'Keyboard Kitchen');
  const [first, second] = [
    await place({ 'Masala dosa': 1, 'Masala chai': 2 }, { table: '1' }),
    await place({ 'Dal makhani': 1 }, { table: '2' }),
  ];
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email });
  await ticket(page, second).waitFor();
  const press = (key: string) => page.keyboard.press(key);
  const onTicket = () => page.evaluate(() => document.activeElement?.getAttribute('data-order') ?? null);
  const label = (order: Placed) => ticket(page, order).getAttribute('aria-label');

  await press('m');
  await page.getByText('Sound is off.').waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /Tap to acknowledge/ })
    .first()
    .waitFor();
  await press('a');
  await expect.poll(() => page.getByRole('button', { name: /Tap to acknowledge/ }).count()).toBe(0);
  await press('j');
  expect(await onTicket()).toBe(`${first.orderNo}`);
  await press('ArrowDown');
  expect(await onTicket()).toBe(`${second.orderNo}`);
  await press('k');
  await press('2');
  await line(page, first, 'Masala chai').getByRole('checkbox', { checked: true }).waitFor();
  await press('Enter');
  await expect.poll(() => label(first)).toContain('Confirmed');
  // The next ticket has the focus, and the step can be undone.
  await expect.poll(onTicket).toBe(`${second.orderNo}`);
  await page.getByRole('button', { name: `Undo, Order ${first.orderNo}` }).waitFor();
  await press('u');
  await expect.poll(() => label(first)).toContain('Received');

  await press('v');
  await page.waitForURL('**/app/dashboard?view=kitchen');
  await page.getByRole('button', { name: `All ready, order ${first.orderNo}` }).waitFor();
  await press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await keys.waitFor();
  // Keys do nothing behind the dialog.
  await press('v');
  await press('Escape');
  await keys.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?view=kitchen');
  await press('r');
  await page.getByRole('dialog', { name: 'Served and cancelled' }).waitFor();
  await press('Escape');
  // A reload restores the layout last used on this device.
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: `All ready, order ${first.orderNo}` }).waitFor();
});
