/** `asked`: the guests want to pay. `paid`: nothing is due, the table is to be cleared. */
export const SITTING_STATES = ['open', 'asked', 'paid', 'closed'] as const;
export type SittingState = (typeof SITTING_STATES)[number];

/** A guest without a number or an account. One who `waits` has asked to join. */
export const SITTING_GUEST_STATES = ['waiting', 'in', 'refused', 'left'] as const;
export type SittingGuestState = (typeof SITTING_GUEST_STATES)[number];

export const LONGEST_GUEST_NAME = 30;

/**
 * How a second phone is let in: by a guest who sits there, only by the code that their phones show, or without
 * asking.
 */
export const ADMISSIONS = ['ask', 'code', 'everybody'] as const;
export type Admission = (typeof ADMISSIONS)[number];

/** What guests can call for. A store adds its own, each under a key that it never uses again. */
export const CALL_KINDS = ['waiter', 'water', 'cutlery', 'clean', 'bill'] as const;

export const PART_KINDS = ['all', 'mine', 'even', 'lines', 'amount'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/**
 * A part of what is due that one guest pays. `open` has been begun, `claimed` was paid by UPI as the guest says,
 * `awaiting` is at the gateway. It holds its amount until it is paid, or dropped by a person or by time.
 */
export const PART_STATES = ['open', 'claimed', 'awaiting', 'paid', 'dropped'] as const;
export type PartState = (typeof PART_STATES)[number];

/** A table as it was called when something happened there. */
export interface SittingTable {
  id: string;
  name: string;
  label: string;
}

export interface CallChoice {
  key: string;
  label: string;
  isOn: boolean;
}

export interface SittingSettings {
  isOn: boolean;
  /** Ids of order types whose tables have single orders as before. */
  without: string[];
  admission: Admission;
  /** Whether only the staff open a sitting. */
  isOpenedByStaff: boolean;
  calls: CallChoice[];
  /** Percentages that are offered as a tip. None: guests are not asked. */
  tips: number[];
}
