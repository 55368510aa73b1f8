import { useEffect, useState } from 'react';
import type { OfferedTable } from '#domain/api/tables.ts';
import { readTables } from '../../api/stores.ts';

/** The store's tables; null until they are there, and none where the guest types the place. */
export function useTables(slug: string, isWanted: boolean): OfferedTable[] | null {
  const [tables, setTables] = useState<OfferedTable[] | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const load = async () => {
      const offered = await readTables(slug);
      if (!isGone) setTables(offered);
    };
    load().catch(() => {
      // Without the list, the place can still be typed.
      if (!isGone) setTables([]);
    });
    return () => {
      isGone = true;
    };
  }, [slug, isWanted]);
  return tables;
}
