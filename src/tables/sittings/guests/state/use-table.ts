import { useEffect } from 'react';
import type { Visit } from '#platform/phone/guests/state/visit.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { openTable } from './sit.ts';
import { $table, type Table } from './table.ts';

/** The table of a visit, kept up to date. Null until it is opened. */
export function useTable(slug: string, visit: Visit | null): Table | null {
  const table = useAtom($table);
  const { iden = null, sits } = (visit?.slug === slug ? visit : null) ?? {};
  useEffect(
    () => openTable(slug, iden !== null && sits !== undefined ? { iden, sits } : null),
    [slug, iden, sits],
  );
  return table?.store === slug ? table : null;
}
