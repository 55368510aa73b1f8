import { FAULT_WORDS } from '#domain/faults/fault-words.ts';

/** What the rules find wrong, told to somebody who fills in a form. */
export const faultsEn: typeof FAULT_WORDS = {
  ...FAULT_WORDS,
  required: () => 'Please fill this in.',
  tooLong: ({ most }) => `At most ${most} characters.`,
  atMost: ({ most }) => `At most ${most}.`,
  clock: () => 'Please enter a time such as 07:30.',
  bothTimes: () => 'Please give both times.',
  amount: () => 'Please enter a price such as 120 or 89.50.',
  percentage: () => 'Please enter a percentage from 0 to 100.',
  percentageOfCharge: () => 'Please enter a percentage from 0 to 100.',
  color: () => 'Please enter a colour such as 0B6E3F.',
  sameLabel: () => 'This name is already taken.',
};
