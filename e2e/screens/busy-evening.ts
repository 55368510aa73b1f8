import { type Meal, placeMeal } from './place-meal.ts';
import { move } from './staff.ts';
import type { Visitor } from './visitor.ts';

interface Sketch extends Meal {
  /** How far the kitchen has come with it. */
  state: 1 | 2 | 3;
}

const table = (iden: string) => ({ iden, idel: 'Table' });

/** Oldest first. */
const EVENING: Sketch[] = [
  {
    type: 'Dine-In',
    table: table('7'),
    dishes: { 'Butter chicken': 2, 'Garlic naan': 4, 'Jeera rice': 1 },
    remarks: 'No peanuts, please: allergy',
    state: 3,
  },
  {
    type: 'Dine-In',
    table: table('3'),
    dishes: { 'Paneer tikka': 2, 'Laccha paratha': 4, 'Dal makhani': 2 },
    state: 3,
  },
  { type: 'Pickup', dishes: { 'Chicken dum biryani': 2, 'Boondi raita': 2 }, state: 2 },
  { type: 'Dine-In', table: table('9'), dishes: { 'Paneer tikka': 3, 'Garlic naan': 6 }, state: 2 },
  {
    type: 'Dine-In',
    table: table('12'),
    dishes: { 'Samosa chaat': 2, 'Butter chicken': 2, 'Garlic naan': 3 },
    remarks: 'Naan after the starters',
    state: 1,
  },
  {
    type: 'Dine-In',
    table: table('16'),
    dishes: { 'Subz biryani': 3, 'Boondi raita': 2, 'Masala papad': 2 },
    state: 1,
  },
];

let filled: Promise<void> | null = null;

/** Places the orders of an evening once, in different states. */
export function fillEvening(visitor: Visitor): Promise<void> {
  filled ??= fill(visitor);
  return filled;
}

async function fill(visitor: Visitor): Promise<void> {
  for (const sketch of EVENING) {
    const { slug, state } = await placeMeal(visitor, 'saffron-street', sketch);
    await move(visitor, slug, ...[1, 2, 3].slice(state - 1, sketch.state));
  }
}
