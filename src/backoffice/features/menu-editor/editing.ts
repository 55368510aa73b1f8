import { createContext, use } from 'react';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import type { Edits } from './use-edits.ts';

export interface Editing {
  catalogue: CatalogueView;
  /** With words for what is told and can be taken back once it is saved. */
  edit: Edits['edit'];
}

/** The catalogue that is being worked on, and the way to change it. */
export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (editing === null) throw new Error('Nothing is being edited');
  return editing;
}
