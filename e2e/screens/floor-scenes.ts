import { openOffice } from './open-office.ts';
import { ALL, type Scene } from './scene.ts';
import { orderRound, seat } from './seat.ts';
import { asOwner, readStore } from './staff.ts';
import type { Visitor } from './visitor.ts';

const STORE = 'udupi-tiffin';
const TABLE = '11';

/** Guests at a table who have ordered, with one more at their side who waits to be let in. */
async function seatGuests(visitor: Visitor): Promise<void> {
  const { storeId } = await readStore(visitor, STORE);
  const { tables } = await asOwner(visitor, 'GET', `/api/stores/${storeId}/floor`);
  if (tables.find(({ iden }: { iden: string }) => iden === TABLE).sitting) return;
  const asha = await seat(visitor, STORE, TABLE, 'Asha');
  await orderRound(visitor, STORE, asha, { 'Sambar vada': 2 });
  await orderRound(visitor, STORE, asha, { 'Ghee podi idli': 1 });
  await seat(visitor, STORE, TABLE, 'Ravi');
  await asOwner(visitor, 'POST', `/api/stores/${storeId}/sittings`, { table: '10', covers: 3 });
}

const onFloor = (name: string, then: (visitor: Visitor) => Promise<unknown>): Scene => ({
  name,
  looks: ALL,
  async arrange(visitor) {
    await seatGuests(visitor);
    await openOffice(visitor, '/app/floor', 'Udupi Tiffin Room');
    await visitor.page.locator(`[data-tile="${TABLE}"]`).waitFor();
    await then(visitor);
  },
});

const openTable =
  (iden: string) =>
  async ({ page }: Visitor) => {
    await page.locator(`[data-tile="${iden}"]`).click();
    await page.getByRole('dialog').locator('button').nth(1).waitFor();
  };

/** By its place, since its words are in two languages. */
const choosePlan = ({ page }: Visitor) =>
  page.locator('main fieldset').nth(1).locator('button').last().click();

export const floorScenes: Scene[] = [
  onFloor('floor', async () => {}),
  onFloor('floor-table', openTable(TABLE)),
  onFloor('floor-free', openTable('3')),
  onFloor('floor-arrange', async ({ page }) => {
    await page.locator('main header button').last().click();
    await page.locator('button[aria-pressed][data-shape]').first().focus();
    await page.locator('section[aria-label] fieldset').waitFor();
  }),
  ...(
    [
      ['floor-move', 0],
      ['floor-join', 1],
      ['floor-split', 2],
    ] as const
  ).map(([name, at]) =>
    onFloor(name, async (visitor) => {
      await openTable(TABLE)(visitor);
      const steps = visitor.page
        .getByRole('dialog')
        .locator('button[aria-haspopup=dialog]:not([aria-label])');
      await steps.nth(at).click();
      await visitor.page.getByRole('dialog').nth(1).waitFor();
    }),
  ),
  // The choice is kept for the other scenes.
  onFloor('floor-plan', choosePlan),
];
