/** The texts of the UPI card, loaded with it. */
export const upi = {
  title: 'Pay by UPI',
  pay: (total: string) => `Pay ${total}`,
  check: (payee: string) => `Check that your UPI app says ${payee}.`,
  otherPhone: 'Pay from another phone',
  scan: 'Scan the code with any UPI app, or copy the UPI ID and amount.',
  code: (total: string, payee: string) => `Code to pay ${total} to ${payee}`,
  id: 'UPI ID',
  amount: 'Amount',
  copyOf: (what: string) => `Copy: ${what}`,
  copy: 'Copy',
  copied: 'Copied',
  paid: 'I’ve paid',
  reference: 'UPI reference (UTR), if you have it',
  referenceHint: 'The 12 digits your app shows after you pay. They help the restaurant find your payment.',
  referenceFault: 'The reference has 12 digits.',
  send: 'Tell the restaurant',
  sending: 'Sending',
  refused: 'This could not be sent. Please tell the staff.',
  notYet: 'Not yet',
  waiting: 'Waiting for the restaurant to confirm',
  waitingHint: (total: string) =>
    `You told them you paid ${total}. They’re checking. We’ll update this page.`,
  referenceIs: (utr: string) => `UPI reference ${utr}`,
  correct: 'Edit reference',
  add: 'Add UPI reference',
  keep: 'Cancel',
};

export type UpiTexts = typeof upi;
