import type { Minor } from '../money/money.ts';

/**
 * What a command that was made without the line leaves for a person to decide: it stands at another sum than was taken
 * (`price`), or the server could not carry it out (`refused`).
 */
export const QUESTION_KINDS = ['price', 'refused'] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Both sides: what was taken on the device and what it comes to here, or why it was refused. */
export interface QuestionTold {
  taken?: Minor;
  due?: Minor;
  code?: string;
  message?: string;
}
