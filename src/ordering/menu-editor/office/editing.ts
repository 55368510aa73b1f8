import { createContext, use } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Edits } from './use-edits.ts';

export interface Editing {
  catalogue: CatalogueView;
  /** Takes the text of a notice, if the edit can be undone from it after the save. */
  edit: Edits['edit'];
}

/** The edited catalogue and the function that changes it. */
export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (editing === null) throw new Error('Nothing is being edited');
  return editing;
}
