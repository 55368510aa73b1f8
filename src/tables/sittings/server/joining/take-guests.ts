import { hasNeeds, sumOfNeeds } from '#ordering/menu/rules/diets/needs.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { SittingGuestRow, SittingRow } from '../../tables.ts';
import { logSitting } from '../find-sitting.ts';
import { giveAway, moveGuests } from '../join-queries.ts';
import { selectGuests, updateGuest } from '../queries.ts';

interface Tables {
  from: SittingRow;
  to: SittingRow;
}

/** Guests of one sitting sit at another one now, and are numbered on. */
export async function takeGuests(tx: Ctx, { from, to }: Tables): Promise<void> {
  const here = await selectGuests(tx.db, to);
  for (const guest of await selectGuests(tx.db, from)) {
    const same = here.find(({ tokenHash }) => tokenHash === guest.tokenHash);
    if (same) await beOne(tx, to, guest, same);
  }
  const coming = await selectGuests(tx.db, from);
  await moveGuests(tx.db, { storeId: to.storeId, from: from.id, to: to.id, after: to.guests });
  for (const { id: guestId, state, number } of coming) {
    const isIn = state === 'in' || state === 'left';
    await logSitting(tx, to, { what: 'came', guestId, number: to.guests + number, isIn });
    if (state === 'left' || state === 'refused') await logSitting(tx, to, { what: state, guestId });
  }
}

/** A phone that has been at both tables becomes one guest, who is in. */
async function beOne(tx: Ctx, to: SittingRow, coming: SittingGuestRow, here: SittingGuestRow): Promise<void> {
  const isHere = here.state === 'in' || coming.state !== 'in';
  const [stays, goes] = isHere ? [here, coming] : [coming, here];
  await updateGuest(tx.db, goes, { state: 'left', tokenHash: `gone ${goes.id}`, needs: null });
  const needs = sumOfNeeds([here.needs, coming.needs].filter((said) => said !== null));
  await updateGuest(tx.db, stays, { needs: hasNeeds(needs) ? needs : null });
  await giveAway(tx.db, goes, stays.id);
  if (goes === here && here.state !== 'left') await logSitting(tx, to, { what: 'left', guestId: here.id });
}
