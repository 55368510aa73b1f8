import type { Ctx } from '#platform/context/server/context.ts';
import type { GuestNumber } from '#platform/feature/server/guests.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { eraseSettled, selectOfNumber, selectTold } from './forget-queries.ts';

/** The khatas under this number, with what was put on them and paid. */
export async function exportKhatas({ db }: Ctx, storeId: string, guest: GuestNumber) {
  const rows = await selectOfNumber(db, storeId, guest);
  const told = Map.groupBy(
    await selectTold(
      db,
      storeId,
      rows.map(({ id }) => id),
    ),
    ({ khataId }) => khataId,
  );
  const accounts = rows.map(({ id, name, countryCode, phone, note, createdAt }) => ({
    name,
    phone: `${countryCode}${phone}`,
    note,
    openedAt: createdAt.toISOString(),
    entries: (told.get(id) ?? []).map((entry) => ({
      at: entry.at.toISOString(),
      method: entry.method,
      amount: toNumber(entry.amount),
    })),
  }));
  return { accounts };
}

/** Erases who they were from khatas on which nothing is owed. While something is, it is kept to be asked for. */
export async function eraseKhatas(
  { db, now }: Ctx,
  storeId: string,
  guest: GuestNumber,
): Promise<{ erased: number; kept: number }> {
  const erased = await eraseSettled(db, storeId, guest, new Date(now));
  return { erased, kept: (await selectOfNumber(db, storeId, guest)).length };
}
