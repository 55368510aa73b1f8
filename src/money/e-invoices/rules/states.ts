import { HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';

/**
 * `dropped`: it was taken back before the registry knew it, or by the cancellation of the bill that it takes back.
 */
export const E_INVOICE_STATES = ['waiting', 'registered', 'refused', 'cancelled', 'dropped'] as const;
export type EInvoiceState = (typeof E_INVOICE_STATES)[number];

/** Those that a list is searched for. */
export const SOUGHT_STATES = ['waiting', 'registered', 'refused'] as const;

/** So long the registry cancels. */
export const CANCELLED_WITHIN_MS = 24 * HOUR;

/** Above ₹10 crore a year, the registry takes nothing that is older. */
export const REGISTERED_WITHIN_DAYS = 30;

const WAITS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE];

/** When a provider that did not answer is asked again. */
export const nextTry = (tries: number, now: number): number => now + (WAITS[tries - 1] ?? HOUR);

/** After these, owners are told that it still waits. */
export const TRIES_BEFORE_TOLD = WAITS.length + 1;

/** A document of a table’s bill, with what has become of it at the registry; null if it is none of its business. */
export interface Paper {
  number: string;
  isCredit: boolean;
  corrects: string | null;
  payable: number;
  eInvoice: Standing | null;
}

export interface Standing {
  state: EInvoiceState;
  /** Tries without an answer, from when one is sent on. The registry may know the document since one of them. */
  tries: number;
  /** Until then it can be cancelled. */
  cancelUntil: number | null;
}

export type Step = 'register' | 'cancel' | 'drop' | 'wait' | 'none';

/** What is to be done about a document, as the bill of its table stands now. */
export function stepOf(paper: Paper, papers: readonly Paper[], now: number): Step {
  const { eInvoice } = paper;
  if (!eInvoice) return 'none';
  return paper.isCredit ? stepOfNote(paper, eInvoice, papers, now) : stepOfBill(paper, eInvoice, papers, now);
}

function stepOfBill(
  bill: Paper,
  { state, tries, cancelUntil }: Standing,
  papers: readonly Paper[],
  now: number,
): Step {
  if (!isTakenBack(bill, papers)) return state === 'waiting' ? 'register' : 'none';
  if (state === 'waiting') return tries > 0 ? 'register' : 'drop';
  if (state === 'refused') return 'drop';
  return state === 'registered' && now < (cancelUntil ?? 0) ? 'cancel' : 'none';
}

/** A note that takes a bill back whole goes with it, unless it is too late to cancel the bill. */
function stepOfNote(note: Paper, { state }: Standing, papers: readonly Paper[], now: number): Step {
  if (state !== 'waiting') return 'none';
  const bill = papers.find(({ number }) => number === note.corrects);
  if (!bill?.eInvoice || !isTakenBack(bill, papers)) return 'register';
  const { state: ofBill, cancelUntil } = bill.eInvoice;
  if (ofBill === 'cancelled' || ofBill === 'dropped') return 'drop';
  return ofBill === 'registered' && now >= (cancelUntil ?? 0) ? 'register' : 'wait';
}

/** Whether one credit note takes the bill back whole. One dish after another stays a bill and its notes. */
function isTakenBack(bill: Paper, papers: readonly Paper[]): boolean {
  const [only, ...others] = papers.filter(({ corrects }) => corrects === bill.number);
  return only !== undefined && others.length === 0 && only.isCredit && only.payable === bill.payable;
}
