import { openOffice } from './open-office.ts';
import { placeMeal } from './place-meal.ts';
import { ALL, FOUR, type Scene } from './scene.ts';
import type { Visitor } from './visitor.ts';

const STORE = 'saffron-street';

let lastTable = 0;

/** Uses another table each time, so that no order counts as an addition. */
async function placeAtTable(visitor: Visitor): Promise<string> {
  const meal = {
    type: 'Dine-In',
    table: { iden: String((lastTable++ % 24) + 1), idel: 'Table' },
    dishes: { 'Chicken dum biryani': 2, 'Samosa chaat': 3 },
  };
  return (await placeMeal(visitor, STORE, meal)).slug;
}

async function placeClaimed(visitor: Visitor): Promise<string> {
  const slug = await placeAtTable(visitor);
  const answer = await fetch(`${visitor.origin}/order/status/${slug}/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ utr: String(Date.now()).slice(0, 12) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return slug;
}

const claim = (visitor: Visitor) =>
  visitor.page.locator('section[aria-labelledby=claims] button').first().click();

export const upiGuests: Scene[] = [
  {
    name: 'upi-pay',
    looks: ALL,
    async arrange(visitor) {
      await visitor.page.goto(`/status/${await placeAtTable(visitor)}`);
    },
  },
  {
    name: 'upi-claimed',
    looks: ALL,
    async arrange(visitor) {
      await visitor.page.goto(`/status/${await placeClaimed(visitor)}`);
    },
  },
];

export const upiStaff: Scene[] = [
  {
    name: 'upi-board',
    looks: FOUR,
    async arrange(visitor) {
      await placeClaimed(visitor);
      await openOffice(visitor, '/app/dashboard');
      await visitor.page.locator('#claims').waitFor();
    },
  },
  {
    name: 'upi-confirm',
    looks: ALL,
    async arrange(visitor) {
      await placeClaimed(visitor);
      await openOffice(visitor, '/app/dashboard');
      await claim(visitor);
      await visitor.page.locator('#claim').waitFor();
    },
  },
];
