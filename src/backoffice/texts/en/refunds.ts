/** Money that goes back to customers. */
export const refundsEn = {
  title: 'To pay back',
  lead: 'What was paid and is owed back: for cancelled orders, for dishes taken off, for what was paid twice or too late.',
  none: 'Nothing is owed to anybody',
  noneHint: 'When an order that was paid is cancelled, or a dish is taken off it, it appears here.',
  failed: 'The list cannot be shown right now',
  more: 'Show more',
  kinds: {
    order: 'Owed to customers',
    unclear: 'Look into these payments',
    refund: 'On its way',
    payment: 'Payments that may yet come',
  },
  hints: {
    order: 'The oldest first.',
    unclear:
      'The gateway tells nothing clear, or something that does not fit the order. Look into your account there.',
    refund: 'The gateway has not confirmed these yet. It is asked again by itself.',
    payment: 'The order has ended, but the bank may still confirm. If it does, the money is listed above.',
  },
  why: {
    cancelled: 'Order cancelled',
    taken_off: 'Dish taken off',
    paid_late: 'Paid after the order had ended',
    paid_more: 'Paid more than the order cost',
    paid_twice: 'Paid twice',
    refund_failed: 'The gateway could not pay it back',
  },
  since: (when: string) => `since ${when}`,
  owed: (money: string) => `${money} is owed back`,
  onItsWay: (money: string) => `${money} is on its way back`,
  givenBack: (money: string) => `${money} was given back`,
  strip: (count: number, money: string, isMore: boolean) =>
    `${count}${isMore ? '+' : ''} ${count === 1 ? 'order' : 'orders'} to pay back, ${money}${isMore ? '+' : ''}`,
  stripUnclear: (count: number) =>
    count === 1 ? '1 payment to look into' : `${count} payments to look into`,
  gatewaySays: (reason: string) => `About the gateway: ${reason}.`,
  checked: 'I have looked',
  checkedOf: (number: number) => `I have looked into the payment of order ${number}`,
  askChecked: 'What did you find?',
  checkedLead:
    'If money came, give it back at the gateway first. This takes the payment off the list, and the gateway is asked no more.',
  found: 'What you found, and did about it',
  foundMissing: 'Please write what you found.',
  confirmChecked: 'Take it off the list',
  through: (gateway: string) => `Refund through ${gateway}`,
  throughOf: (gateway: string, number: number) => `Refund through ${gateway}, order ${number}`,
  byHand: 'Gave it back by hand',
  byHandOf: (number: number) => `Gave it back by hand, order ${number}`,
  askThrough: (money: string, gateway: string) => `Refund ${money} through ${gateway}?`,
  throughLead:
    'It goes back to where it was paid from. Banks take up to a week. The guest sees at once that it is on its way. This cannot be undone.',
  confirmThrough: 'Refund',
  askByHand: (money: string) => `You gave back ${money}?`,
  byHandLead:
    'In cash, or from your own UPI app. It is noted with your name, and the guest sees it. This cannot be undone.',
  how: 'How did you give it back?',
  confirmByHand: 'I gave it back',
  askManager: 'An owner or a manager can pay it back.',
  hand: 'by hand',
  states: {
    pending: (money: string) => `${money} on its way`,
    done: (money: string) => `${money} given back`,
    failed: (money: string) => `${money} could not be given back`,
  },
};
