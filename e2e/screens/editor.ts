import { PHONE } from '../testing/browser.ts';
import { openOffice } from './open-office.ts';
import { FOUR, type Scene } from './scene.ts';
import { findItem, readStore } from './staff.ts';
import { byPosition } from './steps.ts';
import type { Visitor } from './visitor.ts';

async function openMenus(visitor: Visitor): Promise<void> {
  await openOffice(visitor, '/app/management/e-commerce/products');
  await byPosition(visitor.page, '[id^=item-]').waitFor();
}

async function openItem(visitor: Visitor): Promise<void> {
  const { items } = await readStore(visitor, 'saffron-street');
  await openOffice(visitor, `/app/management/e-commerce/product/${findItem(items, 'Chicken 65')._id}`);
  await byPosition(visitor.page, 'form li fieldset').waitFor();
}

export const editor: Scene[] = [
  { name: 'editor', looks: FOUR, arrange: openMenus },
  {
    name: 'editor-menu',
    looks: FOUR,
    async arrange(visitor) {
      await openMenus(visitor);
      await visitor.page.getByRole('button', { name: 'Edit menu' }).click();
    },
  },
  { name: 'editor-item', looks: [...FOUR, 'phone-hindi'], arrange: openItem },
  {
    name: 'editor-hindi',
    looks: FOUR,
    async arrange(visitor) {
      await openItem(visitor);
      await visitor.page.locator('form').getByRole('button', { name: 'हिन्दी' }).click();
    },
  },
  {
    name: 'editor-draw',
    looks: [...FOUR, 'phone-hindi'],
    async arrange(visitor) {
      const { page, hindi } = visitor;
      await openItem(visitor);
      const remove = page.getByRole('button', { name: hindi ? /^तस्वीर \d हटाएँ/ : /^Remove Picture \d/ });
      for (let left = await remove.count(); left > 0; left--) await remove.first().click();
      await page.getByRole('button', { name: hindi ? /हम बना देंगे/ : 'No photo? We draw it' }).click();
      await page.locator('dialog img, [role=dialog] img').nth(5).waitFor();
    },
  },
  {
    name: 'editor-options',
    looks: FOUR,
    async arrange(visitor) {
      await openItem(visitor);
      await byPosition(visitor.page, 'form li fieldset').evaluate((group) => group.scrollIntoView());
    },
  },
  {
    name: 'editor-preview',
    looks: ['phone', 'phone-dark'],
    async arrange(visitor) {
      await visitor.page.setViewportSize(PHONE);
      await openItem(visitor);
      await visitor.page.getByRole('button', { name: 'Preview' }).click();
    },
  },
];
