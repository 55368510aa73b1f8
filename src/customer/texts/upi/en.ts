/** Texts of paying by UPI; loaded with its card. */
export const upiEn = {
  title: (total: string) => `Pay ${total} by UPI`,
  code: (total: string, payee: string) => `Code to pay ${total} to ${payee}`,
  lead: (payee: string) => `Scan it with any UPI app. The app shows ${payee}.`,
  open: 'Open a UPI app',
  openHint: 'Does your app decline the link? Scan the code with another phone, or copy ID and amount.',
  id: 'UPI ID',
  amount: 'Amount',
  copyOf: (what: string) => `Copy: ${what}`,
  copy: 'Copy',
  copied: 'Copied',
  paid: 'I have paid',
  reference: 'UPI reference (UTR), if you have it',
  referenceHint:
    'The 12 digits that your app shows after paying. The restaurant finds your payment faster with them.',
  referenceFault: 'The reference has 12 digits.',
  send: 'Tell the restaurant',
  sending: 'Sending',
  refused: 'This cannot be taken right now. Please tell the staff.',
  notYet: 'Not yet',
  waiting: 'Waiting for the restaurant to confirm',
  waitingHint: (total: string) =>
    `You told them that you paid ${total}. They look into their account, and this page says when it is done.`,
  referenceIs: (utr: string) => `UPI reference ${utr}`,
  correct: 'Correct the reference',
  add: 'Add the UPI reference',
  keep: 'Leave it',
};

export type UpiTexts = typeof upiEn;
