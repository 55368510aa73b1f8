import { createContext, use } from 'react';
import type { Conflict, Side } from '#domain/menu-edit/merge-catalogues.ts';
import type { Authors } from './authors.ts';

export interface Question {
  conflicts: Conflict[];
  authors: Authors;
}

/** By the key of each conflict; null where somebody would rather go back to their changes. */
export type AskConflicts = (question: Question) => Promise<Record<string, Side> | null>;

export const ConflictContext = createContext<AskConflicts | null>(null);

export function useAskConflicts(): AskConflicts {
  const ask = use(ConflictContext);
  if (ask === null) throw new Error('Outside of a store');
  return ask;
}
