import type { PaidBy } from '#money/payments/rules/payment.ts';

/** Money that the staff receive, and what guests say to have paid. */
export const receiptsEn = {
  methods: {
    UPI: 'UPI',
    Cash: 'Cash',
    Card: 'Card',
    gateway: 'Online',
    Account: 'On account',
    LeftUnpaid: 'Left without paying',
    WrittenOff: 'Written off',
  } as Record<PaidBy, string>,
  claims: 'UPI payments to verify',
  claimed: 'UPI to verify',
  ending: (utr: string) => `UTR …${utr}`,
  noReference: 'no reference',
  look: 'Check payment',
  lookAt: (order: string) => `${order}: check the UPI payment`,
  claimTitle: (total: string) => `Guest says they paid ${total} by UPI`,
  claimHint: 'Check your UPI app or bank first. Don’t rely on screenshots.',
  changedSince: (due: string) => `Only ${due} is due now. Anything above that is to be refunded.`,
  cancelledSince:
    'The order has since been cancelled. If the money arrived, record it so that it can be refunded.',
  reference: 'UPI reference (UTR)',
  confirm: (total: string) => `Received ${total}`,
  notReceived: 'Not received',
  reason: 'Reason (the guest sees it)',
  reasons: ['It has not reached our account', 'The amount is different', 'We cannot find this reference'],
  reasonOther: 'In your own words',
  reasonMissing: 'Please choose a reason or write one.',
  refuse: 'Tell the guest',
  back: 'Back',
  record: 'Record payment',
  recordOf: (due: string) => `Record payment, ${due} due`,
  method: 'How was it paid?',
  amount: 'Amount',
  persons: 'Split equally among',
  personLess: 'One person less',
  personMore: 'One person more',
  amountFault: (most: string) => `Enter an amount up to ${most}`,
  utr: 'UTR, 12 digits (optional)',
  utrFault: 'The UTR has 12 digits.',
  utrTaken: (order: string) => `This UTR already paid ${order}.`,
  utrNeeded: (order: string) =>
    `${order} has the same UPI amount. Enter this payment’s UTR so that it is not counted twice.`,
  slip: 'Slip number (optional)',
  recordNow: (total: string, method: string) => `Record ${total}, ${method}`,
  lateUnpaid: (count: string, sum: string, waited: string) =>
    `Served, not paid: ${count} · ${sum} · ${waited}`,
  waited: (minutes: number) =>
    minutes < 120
      ? `${minutes} min`
      : minutes < 2880
        ? `${Math.floor(minutes / 60)} hours`
        : `${Math.floor(minutes / 1440)} days`,
  paid: 'Paid',
  stillDue: (due: string) => `${due} still due`,
  soFar: 'Paid so far',
  due: 'Still due',
  by: (text: string, name: string) => `${text}, by ${name}`,
};
