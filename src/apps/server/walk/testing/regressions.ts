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
  by: 'owner',
};

/** Rows that once found a fault, by what it was. They are always played, in one evening. */
export const REGRESSIONS: Readonly<Record<string, readonly Row[]>> = {
  'a bill that comes late counts for the day of the one before it, and is in the files of that day': [
    { ...PLAIN, who: 'lateTablet', when: 'monthEnd' },
    { ...PLAIN, who: 'lateTablet', when: 'lateAfterClose' },
  ],
  'what was served and taken off before stock has read of either is used up': [
    { ...PLAIN, dish: 'size', who: 'counter', happens: 'correction', paid: 'khata' },
  ],
  'the report has the taxes of what is left of a combo': [
    { ...PLAIN, dish: 'combo', who: 'counter', happens: 'comp' },
  ],
  'what is added to an order costs what it costs through the channel of that order': [
    { ...PLAIN, price: 'byChannel', who: 'guest', happens: 'edit' },
    { ...PLAIN, price: 'byChannel', who: 'counter', happens: 'edit' },
  ],
};
