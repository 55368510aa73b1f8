import type { CommandKind } from '../../../rules/command-kind.ts';

/** What was done here and had to be sent again. */
export const commandsEn = {
  kinds: {
    order: 'Order',
    sale: 'Sale',
    step: 'Step of an order',
    change: 'Change to an order',
    ready: 'Dish ready',
    payment: 'Payment',
    claim: 'Answer to a payment by UPI',
    bill: 'Bill',
    table: 'Table',
    guest: 'Guest at a table',
    call: 'Call from a table',
    split: 'Split bill',
    dish: 'Dish',
    till: 'Cash drawer',
    stock: 'Stock',
  } satisfies Record<CommandKind, string>,
  savedHere: (count: number) => `${count} saved here, not sent yet`,
  savedHint:
    'Saved on this tablet, not sent yet. Other screens, such as the kitchen’s, show it once it is sent.',
  sentLater: 'Saved here, sent later',
  waitsFor: (name: string) => `Waits until ${name} signs in here with internet.`,
  someone: 'whoever did it',
  stays: (why: string) => `Not taken yet: ${why}`,
  sent: (count: number) =>
    count === 1 ? 'What was saved here is sent.' : `All ${count} that were saved here are sent.`,
  otherBill: (orderNo: number, given: string, number: string) =>
    `The receipt of order ${orderNo} has the bill number ${given}. Its bill is ${number}: print that one for the guest.`,
  notPrinted: (count: number) =>
    count === 1 ? '1 print did not come out' : `${count} prints did not come out`,
  printAgain: 'Print again',
  dontPrint: 'Don’t print',
  needsLine: {
    network: 'Needs internet',
    server: 'The server doesn’t answer',
    saving: 'The server can’t save now',
  },
  left: (count: number) =>
    count === 1
      ? 'Something that was done without internet needs checking.'
      : `${count} things that were done without internet need checking.`,
  check: 'Check',
  toCheck: 'To check',
  toCheckHint: 'Done without internet, and not saved quite as it was done.',
  otherSum: (taken: string, due: string) => `${taken} was charged. By the menu it comes to ${due}.`,
  otherMoney: (table: string, taken: string, due: string) =>
    `Table ${table}: ${taken} was taken. ${due} was due by then. What is too much is owed to the guest.`,
  twoParties: (table: string) =>
    `Table ${table} was opened here without internet, and by others meanwhile. Each has a bill of its own at the table.`,
  noParty: (table: string) =>
    `This order for table ${table} came after its guests had left, or their table could not be opened.`,
  joinBills: 'Join the table’s bills',
  keepBills: 'Keep both',
  notSaved: (what: string, why: string) => `${what} could not be saved: ${why}`,
  savedThough: (what: string, why: string) => `${what} is saved as it was made. Please check it: ${why}`,
  onBill: (number: string) => `bill ${number}`,
  inDrawer: (sum: string) => `${sum} is counted in the drawer`,
  cashFirst: 'To enter it again by hand, first take its cash off the drawer. Otherwise it counts twice.',
  cashOfClosedDay: (sum: string) =>
    `Its day is closed. If you enter it again as cash, also write down ${sum} as taken out of the drawer.`,
  takeCashBack: (sum: string) => `Take ${sum} off the drawer`,
  doneBy: (name: string, time: string) => `${name}, ${time}`,
  settle: 'Done',
  done: (what: string) => `${what}: this page closed before it was confirmed. It is saved.`,
  refused: (what: string, why: string) =>
    `${what}: this page closed before it was confirmed. It was not saved: ${why}`,
};
