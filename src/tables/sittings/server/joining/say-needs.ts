import { hasNeeds, type Needs, sumOfNeeds } from '#ordering/menu/rules/diets/needs.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { findSeatedIn, type GuestPass, lockSeated, logSitting } from '../find-sitting.ts';
import { updateGuest } from '../queries.ts';
import { watchNeeds } from '../rounds/tell-rounds.ts';

/** Notes what a guest does not eat, in place of what they said before. */
export async function sayNeeds(ctx: Ctx, pass: GuestPass, said: Needs): Promise<void> {
  const seated = await findSeatedIn(ctx, pass);
  const needs = tidy(said);
  // Before the lock: what it takes the place of is read under it.
  await withTransaction({ ...ctx, storeId: seated.sitting.storeId }, async (tx) => {
    const { sitting, guest } = await lockSeated(tx, seated);
    if (JSON.stringify(tidy(guest.needs)) === JSON.stringify(needs)) return;
    await watchNeeds(tx, sitting, () => updateGuest(tx.db, guest, { needs }));
    await logSitting(tx, sitting, { what: 'needs' });
  });
}

/** In one order, each allergen once. Null if nothing is said. */
const tidy = (said: Needs | null): Needs | null => (said && hasNeeds(said) ? sumOfNeeds([said]) : null);
