import { FEATURES } from '../features.ts';

export interface SealedColumn {
  table: string;
  column: string;
  purpose: string;
}

/** All sealed columns. Replacing the secret key seals each of them again. */
export const SEALED_COLUMNS: SealedColumn[] = FEATURES.flatMap(({ sealed = {} }) =>
  Object.entries(sealed).map(([name, purpose]) => {
    const [table = '', column = ''] = name.split('.');
    return { table, column, purpose };
  }),
);
