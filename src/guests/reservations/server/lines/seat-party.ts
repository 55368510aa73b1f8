import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { findTables, freeTables, type Stay, seatsOf } from '../../rules/find-tables.ts';
import { readTaken } from '../taken.ts';

interface Wanted {
  storeId: string;
  stay: Stay;
  party: number;
  /** The tables that staff chose. */
  chosen: readonly string[] | undefined;
  /** The tables that it has. */
  own: readonly string[];
  /** Its id, so that it does not stand in its own way. */
  id?: string;
  /** Staff want it even if there is no room. */
  anyway: boolean | undefined;
}

/** The tables for a party that staff enter, move or seat. Under the book's lock. */
export async function tablesForStaff(
  tx: Ctx,
  { storeId, stay, party, chosen, own, id, anyway }: Wanted,
): Promise<string[]> {
  const { tables, reserved } = await readTaken(tx, storeId, stay, id);
  const free = new Map(freeTables(tables, reserved, stay).map((table) => [table.id, table]));
  if (chosen) {
    const known = new Set(tables.map((table) => table.id));
    if (chosen.some((one) => !known.has(one))) throw new AppError('TABLE_NOT_FOUND');
    const unique = [...new Set(chosen)];
    if (!anyway && unique.some((one) => !free.has(one))) throw new AppError('RESERVATION_FULL');
    return unique;
  }
  const kept = own.flatMap((one) => free.get(one) ?? []);
  const isEnough = kept.length === own.length && seatsOf(kept) >= party;
  if (own.length > 0 && isEnough) return [...own];
  const found = findTables(tables, reserved, { ...stay, party });
  if (found) return found.map((table) => table.id);
  if (!anyway) throw new AppError('RESERVATION_FULL');
  return [...own];
}
