import { createContext, use } from 'react';
import type { Conflict, Side } from '../../../rules/changes/merge-catalogues.ts';
import type { Authors } from './authors.ts';

export interface Question {
  conflicts: Conflict[];
  authors: Authors;
}

/** Resolves to a choice for each conflict by its key, or to null if the person goes back to their changes. */
export type AskConflicts = (question: Question) => Promise<Record<string, Side> | null>;

export const ConflictContext = createContext<AskConflicts | null>(null);

export function useAskConflicts(): AskConflicts {
  const ask = use(ConflictContext);
  if (ask === null) throw new Error('useAskConflicts outside of a store');
  return ask;
}
