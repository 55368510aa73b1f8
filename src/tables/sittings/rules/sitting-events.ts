import type { PaidBy } from '#money/payments/rules/payment.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { PartKind, PartState, SittingState, SittingTable } from './sitting.ts';

/** A line of the shared cart, as it was put there. */
export interface LoggedLine {
  id: string;
  guestId: string;
  itemId: string;
  label: string;
  quantity: number;
  isShared: boolean;
}

/**
 * What happens in a sitting. Its rounds are orders, with logs of their own. No entry has a guest's name or
 * words.
 */
export type SittingEvent =
  | { what: 'opened'; table: SittingTable; covers: number | null }
  | { what: 'came'; guestId: string; number: number; isIn: boolean }
  | { what: 'admitted' | 'refused' | 'left'; guestId: string }
  | { what: 'line'; line: LoggedLine }
  | { what: 'line_off'; lineId: string }
  /** What somebody does not eat has changed. What and whose is told by no entry. */
  | { what: 'needs' }
  | { what: 'sent'; orderId: string; round: number; lines: string[] }
  | { what: 'called'; callId: string; kind: string }
  | { what: 'call_taken' | 'call_done'; callId: string }
  | { what: 'part'; partId: string; kind: PartKind; amount: Minor; tip: Minor }
  | { what: 'part_state'; partId: string; to: PartState }
  | { what: 'received'; receiptId: string; method: PaidBy; amount: Minor; tip: Minor }
  | {
      what: 'sitting_state';
      from: SittingState;
      to: SittingState;
      reason?: string;
      /** What the tablet that was paid has printed while it had no line, by kind and printer. */
      printed?: string[];
    }
  | { what: 'served_by'; name: string | null }
  | { what: 'covers'; covers: number | null }
  | { what: 'moved'; from: SittingTable; to: SittingTable }
  | { what: 'merged'; into: string }
  | { what: 'took_over'; from: string; table: SittingTable }
  | { what: 'split'; to: string; orders: string[] };
