import { formatRate } from '#platform/money/rules/money.ts';
import type { AccountKind, Entry, EntryKind, Posting } from './entries.ts';

/** What an account is called. English in every language, since accountants and their programs read it. */
interface AccountNames {
  /** In plain text accounting, from the whole to the part. */
  journal: string;
  ledger: string;
  /** The group of Tally that a new ledger goes into. */
  group: string;
}

const named = (journal: string, ledger: string, group: string): AccountNames => ({ journal, ledger, group });

const NAMES: Record<Exclude<AccountKind, 'sales'>, AccountNames> = {
  cgst: named('Liabilities:GST:CGST', 'Output CGST', 'Duties & Taxes'),
  sgst: named('Liabilities:GST:SGST', 'Output SGST', 'Duties & Taxes'),
  igst: named('Liabilities:GST:IGST', 'Output IGST', 'Duties & Taxes'),
  other: named('Liabilities:Other taxes', 'Cess and other taxes', 'Duties & Taxes'),
  roundOff: named('Income:Round off', 'Round Off', 'Indirect Incomes'),
  tips: named('Liabilities:Tips', 'Tips payable', 'Current Liabilities'),
  guests: named('Assets:Receivable:Guests', 'Guests', 'Sundry Debtors'),
  Account: named('Assets:Receivable:Khata', 'Khata', 'Sundry Debtors'),
  Cash: named('Assets:Cash', 'Cash', 'Cash-in-Hand'),
  safe: named('Assets:Safe', 'Cash in safe', 'Cash-in-Hand'),
  bank: named('Assets:Bank', 'Bank', 'Bank Accounts'),
  suppliers: named('Liabilities:Suppliers', 'Suppliers', 'Sundry Creditors'),
  difference: named('Expenses:Cash short or over', 'Cash short or over', 'Indirect Expenses'),
  cashOther: named('Assets:Cash not named', 'Cash in and out, not named', 'Suspense A/c'),
  UPI: named('Assets:UPI', 'UPI', 'Bank Accounts'),
  Card: named('Assets:Card', 'Card', 'Bank Accounts'),
  gateway: named('Assets:Gateway', 'Payment gateway', 'Bank Accounts'),
  '': named('Assets:Not named', 'Refunds, way not named', 'Suspense A/c'),
  LeftUnpaid: named('Expenses:Left unpaid', 'Left unpaid', 'Indirect Expenses'),
  WrittenOff: named('Expenses:Written off', 'Written off', 'Indirect Expenses'),
};

export function namesOf({ account, rate = 0 }: Pick<Posting, 'account' | 'rate'>): AccountNames {
  if (account !== 'sales') return NAMES[account];
  return named(`Income:Sales:${formatRate(rate)}`, `Sales ${formatRate(rate)}`, 'Sales Accounts');
}

const ABOUT: Record<EntryKind, string> = {
  sold: 'Sales',
  credited: 'Credit notes',
  received: 'Received',
  settled: 'Settled without money',
  refunded: 'Refunds',
  cashIn: 'Cash in',
  cashOut: 'Cash out',
  cashMoved: 'Cash to and from safe and bank',
};

/** "Sales (12)", with the number of bills. */
export const aboutEntry = ({ kind, count }: Pick<Entry, 'kind' | 'count'>): string =>
  count === 0 ? ABOUT[kind] : `${ABOUT[kind]} (${count})`;
