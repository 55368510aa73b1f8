import sharp from 'sharp';
import { PHONE } from '../testing/browser.ts';
import { openOffice } from './open-office.ts';
import { placeMeal } from './place-meal.ts';
import type { Scene } from './scene.ts';
import { asOwner, findItem, readStore, setDish } from './staff.ts';
import type { Visitor } from './visitor.ts';

const STORE = 'Udupi Tiffin Room';
const MENU = '/app/management/e-commerce';
const PEOPLE = '/app/management/user';

/** Opens a screen of the small store and acts on it. No pictures are taken of it. */
const state = (
  name: string,
  path: string,
  then: (visitor: Visitor) => Promise<unknown>,
  more: { store?: string; complaints?: RegExp[] } = {},
): Scene => ({
  name,
  looks: [],
  ...(more.complaints && { complaints: more.complaints }),
  async arrange(visitor) {
    await openOffice(visitor, path, more.store ?? STORE);
    await then(visitor);
  },
});

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (visitor: Visitor) => button(visitor, name).click();
const dialogOf = ({ page }: Visitor) => page.getByRole('dialog').last();

/** Orders at a table of the small store through the API. */
async function orderAt(visitor: Visitor, table: string): Promise<void> {
  const dishes = { 'Sambar vada': 2, 'Ghee podi idli': 1 };
  await placeMeal(visitor, 'udupi-tiffin', {
    type: 'Dine-In',
    table: { iden: table, idel: 'Table' },
    dishes,
  });
}

const openSheet = async (visitor: Visitor) => {
  await orderAt(visitor, '9');
  await visitor.page.locator('[data-next] + button').first().click();
  await dialogOf(visitor).waitFor();
};

export const boardStates: Scene[] = [
  state('board-pause', '/app/dashboard', press('Pause orders')),
  state('notifications', '/app/dashboard', press('Notifications')),
  state('board-settings', '/app/dashboard', press('Board settings')),
  state('board-keys', '/app/dashboard', ({ page }) => page.keyboard.press('?')),
  state('board-served', '/app/dashboard', ({ page }) => page.keyboard.press('r')),
  state('board-unpaid', '/app/dashboard?list=unpaid', (visitor) => dialogOf(visitor).waitFor()),
  state(
    'till-slips',
    '/app/till',
    async (visitor) => {
      await button(visitor, /^Close (the day|it now)$/).click();
      await dialogOf(visitor).getByRole('button', { name: 'Skip the count' }).click();
      await dialogOf(visitor).getByRole('button', { name: 'Next' }).click();
      await dialogOf(visitor).getByLabel('Card', { exact: true }).fill('80');
    },
    { store: 'Saffron Street' },
  ),
  state(
    'till-day',
    '/app/till',
    async (visitor) => {
      const { storeId } = await readStore(visitor, 'saffron-street');
      const slips = [{ way: 'Card', amount: 80 }];
      await asOwner(visitor, 'POST', `/api/stores/${storeId}/till/close`, { number: 1, slips });
      await button(visitor, 'Closed days').click();
      await button(visitor, /^Z \d/).click();
      await dialogOf(visitor).getByText('Bank and terminal slips').waitFor();
    },
    { store: 'Saffron Street' },
  ),
  state('order-change', '/app/dashboard?view=columns', async (visitor) => {
    await openSheet(visitor);
    await button(visitor, /^Change order/).click();
    await dialogOf(visitor).getByRole('button', { name: 'Discount', exact: true }).click();
    await dialogOf(visitor).getByLabel('Percent').waitFor();
  }),
  state('order-actions', '/app/dashboard?view=columns', async (visitor) => {
    await openSheet(visitor);
    await button(visitor, 'More actions').click();
    await visitor.page.getByRole('menuitem').first().waitFor();
  }),
  state('order-remove', '/app/dashboard?view=columns', async (visitor) => {
    await openSheet(visitor);
    await button(visitor, /^Remove \d+× /).click();
    await visitor.page.getByRole('form').waitFor();
  }),
  state('order-bill', '/app/dashboard?view=columns', async (visitor) => {
    await openSheet(visitor);
    await visitor.page.getByRole('button', { name: 'Bill', exact: true }).click();
    await visitor.page.getByText('Preview: not issued, no number yet.').waitFor();
  }),
  state('order-payment', '/app/dashboard?view=columns', async (visitor) => {
    await openSheet(visitor);
    await button(visitor, /^Record payment/).click();
  }),
  state('new-order-options', `${MENU}/checkout`, async (visitor) => {
    await button(visitor, 'Medu vada').click();
    await dialogOf(visitor).getByRole('button', { name: /^Add/ }).click();
    await dialogOf(visitor)
      .getByText(/^Please choose/)
      .waitFor();
  }),
];

export const tableStates: Scene[] = [
  state('tables-add', '/app/tables', async (visitor) => {
    await button(visitor, 'Add tables').click();
    await visitor.page.getByRole('textbox', { name: 'Which ones?' }).fill('24 to 1');
    await visitor.page.getByText('“24 to 1” runs backwards').waitFor();
  }),
  state('floor-orders', '/app/floor', async (visitor) => {
    await orderAt(visitor, '8');
    await button(visitor, /^Table 8\b/).click();
    await button(visitor, /^Record payment/).waitFor();
  }),
  state('table-edit', '/app/tables', async (visitor) => {
    await button(visitor, /^Table 3\b/).click();
    await dialogOf(visitor).getByLabel('Area').waitFor();
  }),
  state('floor-none', '/app/floor', ({ page }) => page.getByText('No tables yet').waitFor(), {
    store: 'Night Owl Kitchen',
  }),
  state('tables-select', '/app/tables', async (visitor) => {
    await visitor.page.getByRole('button', { name: 'Select', exact: true }).click();
    await visitor.page.getByRole('checkbox', { name: 'Select Table 2', exact: true }).check();
  }),
];

export const menuStates: Scene[] = [
  state('editor-none', `${MENU}/products`, ({ page }) => page.getByText('No menu yet').waitFor(), {
    store: 'Night Owl Kitchen',
  }),
  state('editor-several', `${MENU}/products`, async (visitor) => {
    await button(visitor, 'Several at once').click();
    await dialogOf(visitor)
      .getByRole('textbox')
      .fill('Rava idli 70\nChicken 65 Half 140, Full 260 (nv)\nFilter coffee\n');
    await dialogOf(visitor).getByLabel('Veg mark of Chicken 65').waitFor();
  }),
  state('editor-more', `${MENU}/products`, press('More about Sambar vada')),
  state('items-sold-out', `${MENU}/list`, press('Mark sold out: Ghee podi idli')),
  state('items-bulk', `${MENU}/list`, async (visitor) => {
    await visitor.page.getByLabel('Category', { exact: true }).selectOption({ label: 'Idli and vada' });
    await visitor.page.getByLabel(/^Select all \d+/).check();
    await button(visitor, 'Change…').click();
    await visitor.page.getByLabel('Percent', { exact: true }).fill('10');
  }),
  state('import-columns', `${MENU}/import`, async ({ page }) => {
    const buffer = Buffer.from('Our list,,\nK1,K2,K3\nFilter kaapi,40,Ours\nKashayam,35,Ours\n');
    await page.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    await page.getByLabel('Column names').selectOption('1');
  }),
  state('revision', `${MENU}/history`, async (visitor) => {
    await setDish(visitor, 'Rava idli', { description: 'Soft' });
    await visitor.page.reload();
    await button(visitor, /^View/).click();
  }),
  ...(['crop', 'leave', 'hindi-fault', 'allergens'] as const).map(
    (name): Scene => ({
      name: `item-${name}`,
      looks: [],
      async arrange(visitor) {
        const { page } = visitor;
        const { items } = await readStore(visitor, 'udupi-tiffin');
        await openOffice(visitor, `${MENU}/product/${findItem(items, 'Rava idli')._id}`, STORE);
        if (name === 'crop') {
          const plain = { create: { width: 900, height: 900, channels: 3 as const, background: '#3060c0' } };
          const buffer = await sharp(plain).jpeg().toBuffer();
          const chooser = page.waitForEvent('filechooser');
          await button(visitor, 'Add a picture').click();
          await (await chooser).setFiles({ name: 'vada.jpg', mimeType: 'image/jpeg', buffer });
          await page.getByRole('dialog').getByLabel('Zoom').waitFor();
        } else if (name === 'allergens') {
          await page.getByRole('heading', { name: 'Allergens, spice and diet' }).click();
        } else if (name === 'leave') {
          // What is fetched when the stream opens has come by then.
          await page.getByRole('status').filter({ hasText: 'Live' }).waitFor();
          await page.getByLabel('Name', { exact: true }).fill('Another');
          await page.getByText('Unsaved changes').waitFor();
          await page
            .getByRole('link', { name: /The card|All menus|Menu/ })
            .first()
            .click();
          await page.getByText('Leave without saving?').waitFor();
        } else {
          await page.locator('form').getByRole('button', { name: 'हिन्दी' }).click();
          const field = page.getByRole('textbox', { name: 'Name', exact: true });
          await field.evaluate((input) => input.removeAttribute('maxlength'));
          await field.fill('र'.repeat(201));
          await page.getByRole('button', { name: 'Save', exact: true }).click();
        }
      },
    }),
  ),
  state('items-filter', `${MENU}/list`, async (visitor) => {
    await visitor.page.setViewportSize(PHONE);
    await button(visitor, 'Filter and sort').click();
  }),
];

export const peopleStates: Scene[] = [
  state('staff-invite-fault', `${PEOPLE}/list`, async (visitor) => {
    await visitor.page.getByRole('button', { name: 'Invite', exact: true }).first().click();
    await visitor.page.getByLabel('Email address').fill('ravi');
    await button(visitor, 'Send invite').click();
    await visitor.page.getByText('Please enter a valid email address.').waitFor();
  }),
  state('new-restaurant', `${PEOPLE}/profile`, async (visitor) => {
    await button(visitor, 'New restaurant').click();
    await button(visitor, 'Create restaurant').click();
    await visitor.page.getByText('Please fill this in.').waitFor();
  }),
  state('leave-restaurant', `${PEOPLE}/profile`, press(/^Leave /)),
  state('account-email', `${PEOPLE}/account`, press('Change email address')),
  state('account-password', `${PEOPLE}/account`, press('Change password')),
  state('account-second-step', `${PEOPLE}/account`, press('Set up')),
];

export const settingsStates: Scene[] = [
  state('settings-search-none', '/app/settings', async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('submarine');
    await page.getByText('No results for “submarine”').waitFor();
  }),
  state('settings-store-faults', '/app/settings/store', async ({ page }) => {
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please fill this in.').waitFor();
  }),
  state('settings-special-day', '/app/settings/hours', press('Add special day')),
  state('settings-charge', '/app/settings/order-types', async (visitor) => {
    await button(visitor, /^Dine-In/).click();
    await button(visitor, '+ Add charge').click();
  }),
  state('settings-printer', '/app/settings/printers', async (visitor) => {
    await button(visitor, 'Add printer').click();
    await visitor.page.getByRole('button', { name: 'Save', exact: true }).click();
    await visitor.page.getByText('Please fill this in.').waitFor();
  }),
  state('reports-other-days', '/app/dashboard/ecommerce', async (visitor) => {
    // A restaurant without an order has no days to choose.
    await orderAt(visitor, '7');
    await visitor.page.reload();
    await button(visitor, 'Other days').click();
    await visitor.page.getByLabel('From', { exact: true }).waitFor();
  }),
];
