import { signIn } from '../testing/sign-in.ts';
import { FOUR, type Scene } from './scene.ts';

const section = (name: string, more: Partial<Pick<Scene, 'arrange'>> = {}): Scene => ({
  name: `settings-${name}`,
  looks: FOUR,
  async arrange(visitor) {
    await signIn(visitor.page, { password: visitor.password, store: 'Udupi Tiffin Room' });
    await visitor.page.goto(`/app/settings/${name}`);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await more.arrange?.(visitor);
  },
});

/** The office of a restaurant: its settings, and the first minutes of a new one. */
export const settingsScenes: Scene[] = [
  {
    name: 'settings',
    looks: FOUR,
    async arrange(visitor) {
      await signIn(visitor.page, { password: visitor.password, store: 'Udupi Tiffin Room' });
      await visitor.page.goto('/app/settings');
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  section('store'),
  section('look'),
  section('hours', {
    arrange: ({ page }) => page.getByRole('switch', { name: 'Always open' }).click(),
  }),
  section('order-types', {
    arrange: ({ page }) => page.getByRole('button', { name: /^Pickup/ }).click(),
  }),
  section('policies', {
    arrange: ({ page }) => page.getByRole('region', { name: 'Privacy' }).getByRole('switch').click(),
  }),
  section('legal'),
  section('payments'),
  {
    name: 'first-set-up',
    looks: FOUR,
    async arrange({ page }) {
      await page.goto('/auth/register-unprotected');
      await page.getByLabel('Name of the restaurant').fill('Chai Adda');
      await page.getByLabel('Your name').fill('Asha Rao');
      await page.getByLabel('E-mail address').fill(`asha-${Date.now()}@chai.example`);
      await page.getByLabel('Password', { exact: true }).fill('a plain long one');
      await page.getByRole('button', { name: 'Create your restaurant' }).click();
      await page.getByRole('button', { name: 'Put them on the menu' }).waitFor();
    },
  },
];
