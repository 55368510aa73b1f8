import type { Row } from './axes.ts';

const PLAIN: Row = {
  dish: 'plain',
  price: 'usual',
  who: 'waiter',
  happens: 'nothing',
  paid: 'cash',
  when: 'evening',
  stations: 'one',
  course: 'none',
};

/** Evenings that once found a fault, by what it was. They are always played. */
export const REGRESSIONS: Readonly<Record<string, readonly Row[]>> = {
  'a bill that a tablet sends after the month is over is in that month': [
    { ...PLAIN, who: 'lateTablet', when: 'monthEnd' },
  ],
};
