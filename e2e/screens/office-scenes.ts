import { openOffice } from './open-office.ts';
import { FOUR, type Scene } from './scene.ts';
import { asOwner, findItem, readStore } from './staff.ts';
import type { Visitor } from './visitor.ts';

/** Opens a screen of the back office and acts on it. */
const screen =
  (path: string, then: (visitor: Visitor) => Promise<void> = async () => {}) =>
  async (visitor: Visitor) => {
    await openOffice(visitor, path);
    await then(visitor);
  };

const DEMO_STORY = '/app/management/blog/post/chai-and-samosas-on-the-roof-every-evening';

const FAULTY = [
  'Menu,Category,Item,Price,Veg',
  'All day,Chaat,Papdi chaat,120,veg',
  'All day,Chaat,Dahi puri,1l0,veg',
  'All day,Chaat,,90,veg',
  'All day,Chaat,Keema samosa,140,perhaps',
].join('\n');

const FIRST_DRAFT = 'Crushed samosas under warm chickpeas, sweet yoghurt and two chutneys';

/** Edits a dish, so that the history has entries. */
async function changeDish(visitor: Visitor): Promise<void> {
  const { storeId, items } = await readStore(visitor, 'saffron-street');
  const path = `/api/stores/${storeId}/items/${findItem(items, 'Samosa chaat')._id}`;
  for (const description of [FIRST_DRAFT, `${FIRST_DRAFT}, with pomegranate on top`])
    await asOwner(visitor, 'PATCH', path, { description });
}

/** Enters a party that comes now, so that there is one whatever the hour. */
async function reserve(visitor: Visitor): Promise<void> {
  const { storeId } = await readStore(visitor, 'saffron-street');
  const guest = { name: 'Meera Nair', phone: '9876543210', countryCode: '+91', email: '' };
  const notes = { note: 'A quiet table, please', staffNote: 'Comes each month' };
  const when = { startsAt: new Date().toISOString(), party: 4, anyway: true };
  await asOwner(visitor, 'POST', `/api/calendar/${storeId}/reservations`, { ...guest, ...notes, ...when });
}

export const officeScenes: Scene[] = [
  {
    name: 'reports',
    looks: [...FOUR, 'phone-hindi'],
    arrange: screen('/app/dashboard/ecommerce?period=last30'),
  },
  {
    name: 'bills',
    looks: [...FOUR, 'phone-hindi'],
    arrange: screen('/app/management/e-commerce/invoice'),
  },
  {
    name: 'gst-return',
    looks: [...FOUR, 'phone-hindi'],
    arrange: screen('/app/management/e-commerce/invoice/gst'),
  },
  // Without a gateway, so nothing can be refunded through one here.
  { name: 'refunds', looks: [...FOUR, 'phone-hindi'], arrange: screen('/app/management/e-commerce/refunds') },
  { name: 'accounts', looks: [...FOUR, 'phone-hindi'], arrange: screen('/app/khatas') },
  { name: 'stock', looks: [...FOUR, 'phone-hindi'], arrange: screen('/app/stock?list=recipes') },
  { name: 'buying', looks: [...FOUR, 'phone-hindi'], arrange: screen('/app/buying') },
  { name: 'till', looks: [...FOUR, 'phone-hindi'], arrange: screen('/app/till') },
  { name: 'chat', looks: [...FOUR, 'phone-hindi'], arrange: screen('/app/chat') },
  { name: 'stories', looks: [...FOUR, 'phone-hindi'], arrange: screen('/app/management/blog') },
  {
    name: 'story-read',
    looks: [...FOUR, 'phone-hindi'],
    arrange: screen(DEMO_STORY, async ({ page }) => page.locator('article h2').waitFor()),
  },
  {
    name: 'story-editor',
    looks: [...FOUR, 'phone-hindi'],
    arrange: screen(`${DEMO_STORY}/edit`, async ({ page }) => page.locator('[role=textbox] h2').waitFor()),
  },
  { name: 'mail', looks: [...FOUR, 'phone-hindi'], arrange: screen('/app/mail') },
  { name: 'feedback', looks: [...FOUR, 'phone-hindi'], arrange: screen('/app/feedback') },
  {
    name: 'feedback-answer',
    looks: [...FOUR, 'phone-hindi'],
    arrange: screen('/app/feedback', async ({ page }) => {
      await page.locator('main li > button').first().click();
      await page.locator('form textarea').waitFor();
    }),
  },
  { name: 'calendar', looks: [...FOUR, 'phone-hindi'], arrange: screen('/app/calendar') },
  {
    name: 'calendar-reservation',
    looks: [...FOUR, 'phone-hindi'],
    async arrange(visitor) {
      await reserve(visitor);
      await screen('/app/calendar', async ({ page }) => {
        await page.locator('main li > button').first().click();
        await page.getByRole('dialog').waitFor();
      })(visitor);
    },
  },
  {
    name: 'calendar-new',
    looks: [...FOUR, 'phone-hindi'],
    arrange: screen('/app/calendar', async ({ page }) => {
      await page.locator('main header button').last().click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  { name: 'calendar-tables', looks: FOUR, arrange: screen('/app/calendar?view=tables') },
  { name: 'calendar-week', looks: FOUR, arrange: screen('/app/calendar?view=week') },
  { name: 'calendar-month', looks: FOUR, arrange: screen('/app/calendar?view=month') },
  {
    name: 'settings-reservations',
    looks: [...FOUR, 'phone-hindi'],
    arrange: screen('/app/settings/reservations'),
  },
  { name: 'tables', looks: FOUR, arrange: screen('/app/tables') },
  {
    name: 'tables-print',
    looks: FOUR,
    arrange: screen('/app/tables', async ({ page }) => {
      await page
        .getByRole('button', { name: /^Print/ })
        .first()
        .click();
    }),
  },
  {
    name: 'new-order',
    looks: [...FOUR, 'phone-hindi'],
    arrange: screen('/app/management/e-commerce/checkout', async ({ page }) => {
      const dishes = page.locator('li > button:enabled');
      await dishes.first().waitFor();
      for (const dish of await dishes.all())
        if (!/from|से/.test((await dish.textContent()) ?? '')) return dish.click();
    }),
  },
  {
    name: 'palette',
    looks: FOUR,
    arrange: screen('/app/tables', async ({ page }) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox').fill('pan');
    }),
  },
  {
    name: 'import',
    looks: FOUR,
    arrange: screen('/app/management/e-commerce/import', async ({ page }) => {
      const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(FAULTY) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText(/can be imported$/).waitFor();
    }),
  },
  {
    name: 'menu-revisions',
    looks: FOUR,
    // An import that is still open checks an outdated menu.
    complaints: [/412/],
    async arrange(visitor) {
      await changeDish(visitor);
      await screen('/app/management/e-commerce/history', ({ page }) =>
        page
          .getByRole('button', { name: /^(Each change|What changed)/ })
          .first()
          .click(),
      )(visitor);
    },
  },
  { name: 'account', looks: FOUR, arrange: screen('/app/management/user/account') },
  {
    name: 'reset-password',
    looks: FOUR,
    arrange: async ({ page }) => void (await page.goto('/auth/reset-password')),
  },
];
