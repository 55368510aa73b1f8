import { findItem, type Item, move, readStore } from './staff.ts';
import type { Visitor } from './visitor.ts';

interface Sketch {
  type: string;
  table?: string;
  dishes: Record<string, number>;
  remarks?: string;
  /** As far as the kitchen has come with it. */
  state: 1 | 2 | 3;
}

/** Oldest first. */
const EVENING: Sketch[] = [
  {
    type: 'Dine-In',
    table: '7',
    dishes: { 'Butter chicken': 2, 'Garlic naan': 4, 'Jeera rice': 1 },
    remarks: 'No peanuts, please: allergy',
    state: 3,
  },
  {
    type: 'Roof-Top',
    table: '3',
    dishes: { 'Paneer tikka': 1, 'Laccha paratha': 3, 'Dal makhani': 1 },
    state: 3,
  },
  { type: 'Pickup', dishes: { 'Chicken dum biryani': 2, 'Boondi raita': 2 }, state: 2 },
  { type: 'Roof-Top', table: '9', dishes: { 'Paneer tikka': 2, 'Garlic naan': 2 }, state: 2 },
  {
    type: 'Dine-In',
    table: '12',
    dishes: { 'Samosa chaat': 2, 'Butter chicken': 2, 'Garlic naan': 3 },
    remarks: 'Naan after the starters',
    state: 1,
  },
  {
    type: 'In-Room',
    table: '16',
    dishes: { 'Subz biryani': 1, 'Boondi raita': 1, 'Masala papad': 2 },
    state: 1,
  },
];

let filled: Promise<void> | null = null;

/** A kitchen in the middle of its evening: orders of different tables, as far as they have come. */
export function fillEvening(visitor: Visitor): Promise<void> {
  filled ??= fill(visitor);
  return filled;
}

async function fill(visitor: Visitor): Promise<void> {
  const { storeId, items } = await readStore(visitor, 'saffron-street');
  for (const sketch of EVENING) {
    const { slug, state } = await place(`${visitor.origin}/order/create/web/${storeId}`, items, sketch);
    await move(visitor, slug, ...[1, 2, 3].slice(state - 1, sketch.state));
  }
}

async function place(url: string, menu: Item[], { type, table, dishes, remarks = '' }: Sketch) {
  const items = Object.entries(dishes).map(([name, quantity]) => {
    const item = findItem(menu, name);
    const needed = item.configs.filter(({ required }, at) => required || at === 0);
    const configs = needed.map(({ label, contents }) => ({ label, contents: [contents[0]?.label ?? ''] }));
    return { itemID: item._id, itemLabel: name, quantity, value: '0', configs };
  });
  const send = async (amount: number, values: string[]) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        orderType: type,
        amount,
        items: items.map((item, at) => ({ ...item, value: values[at] ?? item.value })),
        user: { name: 'Meera', phone: '9876543210', countryCode: '+91' },
        remarks,
        // When it is picked up.
        address: table ? '' : '21:40',
        ...(table ? { table: { iden: table, idel: 'Table' } } : {}),
      }),
    });
    const body = await answer.json();
    if (answer.status !== 201 && body.code !== 'PRICE_CHANGED')
      throw new Error(`${type}: ${JSON.stringify(body)}`);
    return body;
  };
  // The refusal tells the figures.
  const { details } = await send(0, []);
  return send(
    details.amount,
    details.items.map(({ value }: { value: string }) => value),
  );
}
