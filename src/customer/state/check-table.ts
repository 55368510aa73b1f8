import { readTables } from '../api/stores.ts';
import { $offline } from './online.ts';
import { $visit, forgetTable } from './visit.ts';

/** Asks the store for the table that the link names, so that a wrong one is told before an order is made. */
export async function checkTable(): Promise<void> {
  const { slug, iden } = $visit.get() ?? {};
  if (slug === undefined || !iden || $offline.get()) return;
  // Without an answer nothing is known: the order is checked again anyway.
  const found = await readTables(slug, iden).catch(() => null);
  const now = $visit.get();
  if (found?.length === 0 && now?.slug === slug && now.iden === iden) forgetTable();
}
