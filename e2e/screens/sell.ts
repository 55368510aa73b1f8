import { placeMeal } from './place-meal.ts';
import { move, rate, readStore } from './staff.ts';
import type { Visitor } from './visitor.ts';

const TIMES = 4;

/** Serves some orders, so that there are bills, figures, feedback, popular dishes and dishes that go together. */
export async function sellSome(visitor: Visitor): Promise<void> {
  const { items } = await readStore(visitor, 'udupi-tiffin');
  const together = Object.fromEntries(items.slice(0, 6).map(({ label }) => [label, 1]));
  const alone = { [items.at(-1)?.label ?? '']: 1 };
  for (let time = 0; time < TIMES; time++) {
    for (const dishes of [together, alone]) {
      const table = { iden: '1', idel: 'Table' };
      await placeMeal(visitor, 'udupi-tiffin', { type: 'Dine-In', table, dishes });
    }
  }
  const table = { iden: '2', idel: 'Table' };
  for (const quantity of [7, 8]) {
    const meal = { type: 'Dine-In', table, dishes: { 'Samosa chaat': quantity } };
    const { slug } = await placeMeal(visitor, 'saffron-street', meal);
    if (quantity === 8) continue;
    await move(visitor, slug, 1, 4);
    await rate(visitor, slug);
  }
}
