import { DEMO_EMAIL } from '../testing/demo.ts';
import { placeMeal } from './place-meal.ts';
import { ALL, type Scene } from './scene.ts';
import { asOwner, move, readStore } from './staff.ts';
import type { Visitor } from './visitor.ts';

const SLUG = 'udupi-tiffin';
const PIN = '2580';
const TEAM = [
  { name: 'Anand Kumar Subramanian', role: 'MANAGER' },
  { name: 'Farah', role: 'STAFF' },
  { name: 'Gopal', role: 'STAFF' },
  { name: 'लक्ष्मी', role: 'KITCHEN' },
];

/** Admits the visitor's browser as a tablet of the small restaurant, with people who have a PIN. */
async function atTablet(visitor: Visitor): Promise<string> {
  const { page, password, hindi } = visitor;
  const { storeId } = await readStore(visitor, SLUG);
  const { people } = await asOwner(visitor, 'GET', `/api/stores/${storeId}/people`);
  for (const { name, role } of TEAM)
    if (!people.some((person: { name: string }) => person.name === name))
      await asOwner(visitor, 'POST', `/api/stores/${storeId}/people`, { name, role, pin: PIN });
  // Whatever the scene before has left open asks for nothing more.
  await page.goto('about:blank');
  await page.request.post('/api/session', { data: { email: DEMO_EMAIL, password } });
  await page.request.post(`/api/stores/${storeId}/tablets`, { data: { name: 'Counter' } });
  await page.addInitScript((isHindi) => {
    if (origin === 'null') return;
    localStorage.setItem('thali.tablet', 'yes');
    if (isHindi) localStorage.setItem('thali.language', '"hi"');
  }, hindi);
  await page.goto('/auth/tablet');
  await page.getByRole('button', { name: /^Farah/ }).waitFor();
  return storeId;
}

async function typePin({ page }: Visitor, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.locator('form button[type=submit]').click();
}

const choose = ({ page }: Visitor, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

async function asFarah(visitor: Visitor): Promise<void> {
  await atTablet(visitor);
  await choose(visitor, 'Farah');
  await typePin(visitor, PIN);
  await visitor.page.getByText(/^(Live|लाइव)$/).waitFor();
}

export const tabletScenes: Scene[] = [
  { name: 'tablet-names', looks: ALL, arrange: async (visitor) => void (await atTablet(visitor)) },
  {
    name: 'tablet-pin',
    looks: ALL,
    complaints: [/422/],
    async arrange(visitor) {
      await atTablet(visitor);
      await choose(visitor, 'Anand');
      await typePin(visitor, '1111');
      await visitor.page.getByRole('alert').filter({ hasText: /\d/ }).waitFor();
    },
  },
  {
    name: 'tablet-locked-name',
    looks: ALL,
    complaints: [/422/, /429/],
    async arrange(visitor) {
      const { page } = visitor;
      await atTablet(visitor);
      await choose(visitor, 'Gopal');
      for (let time = 0; time < 5; time++) {
        const answered = page.waitForResponse('**/api/tablet/turn');
        await typePin(visitor, '1111');
        await answered;
      }
      await page.reload();
      await page.getByRole('button', { name: /^Gopal/, disabled: true }).waitFor();
    },
  },
  { name: 'tablet-turn', looks: ALL, arrange: asFarah },
];

/** What opens over its screens. */
export const tabletDialogs: Scene[] = [
  {
    name: 'tablet-approval',
    looks: ALL,
    isEnglish: true,
    complaints: [/403/],
    async arrange(visitor) {
      const { page } = visitor;
      await asFarah(visitor);
      const { _id, slug } = await placeMeal(visitor, SLUG, {
        type: 'Dine-In',
        table: { iden: '5', idel: 'Table' },
        dishes: { 'Sambar vada': 2 },
      });
      await move(visitor, slug, 1, 4);
      await page.goto(`/app/dashboard?order=${_id}`);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(More actions|और)/ })
        .click();
      await page.getByRole('menuitem').last().click();
      await page.getByRole('dialog').last().getByRole('radio').first().check();
      await page.getByRole('dialog').last().locator('button').last().click();
      await page.locator('input[type=password]').waitFor();
    },
  },
];
