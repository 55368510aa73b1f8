import { register } from '../testing/sign-up.ts';
import { openOffice } from './open-office.ts';
import { addPrinter } from './printers.ts';
import { ALL, FOUR, type Scene } from './scene.ts';
import { asOwner, readStore } from './staff.ts';

const STORE = 'Udupi Tiffin Room';

const section = (name: string, more: Partial<Pick<Scene, 'arrange' | 'looks'>> = {}): Scene => ({
  name: `settings-${name}`,
  looks: more.looks ?? FOUR,
  async arrange(visitor) {
    await openOffice(visitor, `/app/settings/${name}`, STORE);
    await more.arrange?.(visitor);
  },
});

export const settingsScenes: Scene[] = [
  {
    name: 'settings',
    looks: FOUR,
    arrange: (visitor) => openOffice(visitor, '/app/settings', STORE),
  },
  section('store'),
  section('look'),
  section('domain'),
  section('website', {
    arrange: ({ page, hindi }) =>
      page.getByRole('button', { name: hindi ? 'वेबसाइट जोड़ें' : 'Add a website' }).click(),
  }),
  section('plan'),
  section('hours', {
    arrange: ({ page }) => page.getByRole('switch', { name: 'Always open' }).click(),
  }),
  section('order-types', {
    arrange: ({ page }) => page.getByRole('button', { name: /^Pickup/ }).click(),
  }),
  section('policies', {
    arrange: ({ page }) => page.getByRole('region', { name: 'Privacy' }).getByRole('switch').click(),
  }),
  section('tables'),
  section('changes'),
  section('prices', {
    arrange: ({ page, hindi }) =>
      page.getByRole('button', { name: hindi ? 'नियम जोड़ें' : 'Add a rule' }).click(),
  }),
  section('legal'),
  section('mail', {
    arrange: ({ page }) => page.locator('input[type=email]').fill('hello@gmail.com'),
  }),
  section('support'),
  section('close'),
  section('bills'),
  section('payments', { looks: ALL }),
  {
    ...section('payments', {
      looks: ALL,
      async arrange({ page }) {
        await page.getByRole('button', { name: /^Razorpay/ }).click();
      },
    }),
    name: 'settings-payments-razorpay',
  },
  {
    ...section('payments', {
      looks: ALL,
      async arrange({ page, hindi }) {
        await page.getByRole('button', { name: /^Paytm \(/ }).click();
        await page.getByRole('button', { name: hindi ? 'कनेक्शन जाँचें' : 'Test connection' }).click();
        await page.locator('main [role=status] p').first().waitFor();
      },
    }),
    name: 'settings-payments-connected',
  },
  section('messages', {
    looks: ALL,
    async arrange({ page }) {
      await page.getByRole('combobox').first().selectOption('msg91');
    },
  }),
  section('tablets', {
    looks: ALL,
    async arrange(visitor) {
      const { storeId } = await readStore(visitor, 'udupi-tiffin');
      await asOwner(visitor, 'POST', `/api/stores/${storeId}/tablets`, { name: 'Counter' });
      await visitor.page.reload();
      await visitor.page
        .getByRole('button', { name: /Counter/ })
        .first()
        .waitFor();
    },
  }),
  section('courses', { looks: ALL }),
  section('stations', { looks: ALL }),
  section('printers', {
    looks: ALL,
    arrange: async (visitor) => {
      await addPrinter(visitor);
      await visitor.page.reload();
    },
  }),
];

/** The setup guide of a new restaurant, which is in all lists from then on. */
export const firstSetUp: Scene = {
  name: 'first-set-up',
  looks: FOUR,
  async arrange({ page }) {
    await register(page, `asha-${Date.now()}@chai.example`, 'Chai Adda');
    await page.getByRole('button', { name: 'Add to menu' }).waitFor();
  },
};
