import { FAULT_MESSAGES } from '#platform/errors/rules/fault-messages.ts';

/** What the rules find wrong, told to somebody who fills in a form. */
export const faultsEn: typeof FAULT_MESSAGES = {
  ...FAULT_MESSAGES,
  required: () => 'Please fill this in.',
  tooLong: ({ most }) => `At most ${most} characters.`,
  atMost: ({ most }) => `At most ${most}.`,
  clock: () => 'Please enter a time such as 07:30.',
  bothTimes: () => 'Please give both times.',
  amount: () => 'Please enter a price such as 120 or 89.50.',
  quantity: () => 'Please enter a quantity such as 2 or 0.5.',
  namedTwice: () => 'Each can be in here once.',
  noRecipe: () => 'Please write its recipe first.',
  percentage: () => 'Please enter a percentage from 0 to 100.',
  percentageOfCharge: () => 'Please enter a percentage from 0 to 100.',
  hsn: () => 'An HSN has 4, 6 or 8 digits; a SAC is like 996331.',
  color: () => 'Please enter a colour such as 0B6E3F.',
  weight: () => 'A size must be a weight, such as “1 kg” or “250 g”.',
  oneDish: () => 'Where the options are dishes, guests choose one.',
  sameLabel: () => 'This name is already taken.',
};
