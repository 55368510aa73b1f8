/** The settings of changes to orders. */
export const editRulesEn = {
  title: 'Changes to orders',
  lead: 'Who takes dishes off and gives discounts, and why.',
  limits: 'Limits',
  staffPercent: 'Discount that staff may give, in percent',
  staffPercentHint: 'Of each dish, and of the whole order. Empty: none. A manager gives more.',
  percentFault: 'Please enter a number from 0 to 100.',
  guard: 'Only a manager takes dishes off and cancels',
  guards: {
    served: 'once the order was served',
    ready: 'once the dish is ready',
    preparing: 'once the order is being prepared',
  },
  guardHint: 'At a tablet, a manager can allow it with a PIN.',
  reasons: 'Reasons',
  reasonsHint: 'One in each line, as guests read them. Staff can still write their own.',
  kinds: { off: 'For taking off', discount: 'For a discount', complimentary: 'For something complimentary' },
  emptyHint: 'Leave blank for the usual reasons.',
  tooMany: (most: number) => `At most ${most} reasons.`,
  tooLong: (most: number) => `At most ${most} letters in each line.`,
  now: (percent: number) => (percent === 0 ? 'No discounts by staff' : `Discounts up to ${percent}%`),
};
