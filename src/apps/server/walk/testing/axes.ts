/** What the rows of an evening differ in. Each pair of values of two axes is played at least once. */
export const AXES = {
  dish: ['plain', 'size', 'weight', 'combo', 'swap', 'counted', 'choice'],
  price: ['usual', 'byHour', 'byArea', 'byChannel'],
  who: ['guest', 'guestAtTable', 'counter', 'waiter', 'program', 'lateTablet'],
  happens: [
    'nothing',
    'edit',
    'voidBefore',
    'voidAfter',
    'comp',
    'lineDiscount',
    'orderDiscount',
    'tableDiscount',
    'move',
    'merge',
    'splitDish',
    'splitShare',
    'splitAmount',
    'refund',
    'reversal',
    'correction',
    'cancel',
  ],
  paid: ['cash', 'upi', 'gateway', 'khata', 'card', 'unpaid', 'tip'],
  when: ['evening', 'midnight', 'close', 'monthEnd', 'lateAfterClose'],
  stations: ['one', 'two'],
  course: ['none', 'held', 'fired'],
  by: ['owner', 'limited'],
} as const;

export type Axis = keyof typeof AXES;
export type Value<A extends Axis = Axis> = (typeof AXES)[A][number];
/** One order, or one table, of an evening. */
export type Row = { [A in Axis]: Value<A> };

/** `of` these values goes only with `needs`, or never with `without`. */
interface Rule {
  why: string;
  of: Partial<{ [A in Axis]: readonly Value<A>[] }>;
  needs: Partial<{ [A in Axis]: readonly Value<A>[] }>;
}

const AT_TABLE = ['guestAtTable', 'waiter'] as const;

export const RULES: readonly Rule[] = [
  {
    why: 'only a table is moved, merged or split, and keeps its discount for the next round',
    of: { happens: ['tableDiscount', 'move', 'merge', 'splitDish', 'splitShare', 'splitAmount'] },
    needs: { who: AT_TABLE },
  },
  { why: 'only a table is in an area', of: { price: ['byArea'] }, needs: { who: AT_TABLE } },
  { why: 'only a table is served in courses', of: { course: ['held', 'fired'] }, needs: { who: AT_TABLE } },
  {
    why: 'what is held is not cooked',
    of: { happens: ['voidAfter'] },
    needs: { course: ['none', 'fired'] },
  },
  { why: 'a tip is left at a table', of: { paid: ['tip'] }, needs: { who: AT_TABLE } },
  {
    why: 'only a guest’s phone goes to a gateway',
    of: { paid: ['gateway'] },
    needs: { who: ['guest', 'guestAtTable'] },
  },
  {
    why: 'only a tablet without the line comes after a close with what it did before it',
    of: { when: ['lateAfterClose'] },
    needs: { who: ['lateTablet'] },
  },
  {
    why: 'a close bills every table, and what is billed is not split or merged',
    of: { happens: ['splitDish', 'merge'] },
    needs: { when: ['evening', 'midnight'] },
  },
  {
    why: 'only money that came goes back',
    of: { happens: ['refund'] },
    needs: { paid: ['cash', 'upi', 'gateway', 'card', 'tip'] },
  },
  {
    why: 'only what a person wrote down is taken back',
    of: { happens: ['reversal'] },
    needs: { paid: ['cash', 'upi', 'card', 'tip'] },
  },
];
