import type { Loss, SettledBy } from '#money/payments/rules/payment.ts';

/** Payments that are put right, and bills that nobody pays now. */
export const correctionsEn = {
  payments: 'Payments',
  failed: 'The payments could not be loaded',
  correct: 'Correct',
  correctOf: (sum: string) => `Correct the payment of ${sum}`,
  title: (sum: string) => `Correct the payment of ${sum}`,
  was: (method: string, by: string) => (by === '' ? `Recorded: ${method}` : `Recorded: ${method}, by ${by}`),
  hows: { instead: 'It was different', back: 'It never came' },
  tipLabel: 'Tip',
  reasons: ['Wrong payment method', 'Wrong amount', 'Wrong order'],
  undoReasons: ['The guest paid after all', 'Recorded in error'],
  save: 'Save correction',
  takeBack: 'Reverse it',
  back: 'reversed',
  gave: (tendered: string, change: string) => `${tendered} given, ${change} change`,
  exact: 'Exact amount',
  tendered: 'Cash given (optional)',
  tooLittle: (sum: string) => `At least ${sum}`,
  change: (sum: string) => `Change ${sum}`,
  settle: 'Not paid now …',
  settleTitle: (due: string) => `${due} is not paid now`,
  settleHints: {
    Account: 'The guest pays later. What they owe is on the Accounts page.',
    WrittenOff: 'You don’t ask for this money. The bill and its tax stay as they are.',
    LeftUnpaid: 'The guests have left. The bill and its tax stay as they are.',
  } as Record<SettledBy, string>,
  settleNow: {
    Account: 'Put on account',
    WrittenOff: 'Write off',
    LeftUnpaid: 'Record as left unpaid',
  } as Record<SettledBy, string>,
  lossReasons: {
    WrittenOff: ['Complaint', 'Goodwill', 'Too little to ask for'],
    LeftUnpaid: ['Walked out', 'Could not pay'],
  } as Record<Loss, string[]>,
  khataMissing: 'Choose an account.',
  noKhatas: 'No accounts yet. A manager opens them on the Accounts page.',
  overLimit: (limit: string) => `This goes beyond the limit of ${limit}. A manager can allow it.`,
};
