import type { Minor } from '#platform/money/rules/money.ts';

/**
 * What a command that was made without the line leaves for a person to decide: it stands at another sum than was taken
 * (`price`), the server could not carry it out (`refused`), or others had the table meanwhile (`table`).
 */
export const QUESTION_KINDS = ['price', 'refused', 'table'] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What a person needs to find it again: what the guest was called by, had and paid, and the bill on paper. */
export interface QuestionAbout {
  /** Such as B 117. */
  number?: string;
  dishes?: { label: string; quantity: number }[];
  sum?: Minor;
  bill?: string;
}

/** Both sides: what was taken on the device and what it comes to here, or why it was refused. */
export interface QuestionTold extends QuestionAbout {
  /** It stands as it was made, although its maker may not have been allowed to. */
  isSaved?: boolean;
  /** Cash of what was refused. It is in the drawer all the same. */
  inDrawer?: Minor;
  taken?: Minor;
  due?: Minor;
  code?: string;
  message?: string;
  /** The table as it is called. */
  table?: string;
  /** The sitting that the tablet opened there or took a round to, and that of others beside whom it has a bill. */
  sitting?: string;
  beside?: string;
}
