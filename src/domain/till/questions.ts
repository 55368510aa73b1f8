import type { Minor } from '../money/money.ts';

/**
 * What a command that was made without the line leaves for a person to decide: it stands at another sum than was taken
 * (`price`), the server could not carry it out (`refused`), or others had the table meanwhile (`table`).
 */
export const QUESTION_KINDS = ['price', 'refused', 'table'] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Both sides: what was taken on the device and what it comes to here, or why it was refused. */
export interface QuestionTold {
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
