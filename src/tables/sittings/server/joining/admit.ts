import { movePart } from '#money/tabs/server/part-state.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import type { SittingGuestState } from '../../rules/sitting.ts';
import type { SittingEvent } from '../../rules/sitting-events.ts';
import type { SittingGuestRow, SittingRow } from '../../tables.ts';
import type { AdmitBody } from '../../wire/sittings.ts';
import { callForHeld } from '../calling/calls.ts';
import {
  findSeated,
  findSitting,
  findSittingGuest,
  type GuestPass,
  lockOpenSitting,
  logSitting,
  requireIn,
  type Seated,
} from '../find-sitting.ts';
import { deleteOwnCart } from '../line-queries.ts';
import { newCode } from '../open-sitting.ts';
import { selectGuests, selectParts, updateGuest, updateSitting } from '../queries.ts';
import { watchNeeds } from '../rounds/tell-rounds.ts';

/**
 * A guest who is in admits or refuses one who waits, or all of them. A guest who refuses themselves leaves.
 */
export async function admitGuest(
  ctx: Ctx,
  pass: GuestPass,
  guestId: string,
  { admit, all = false }: AdmitBody,
): Promise<void> {
  const seated = await findSeated(ctx, pass);
  if (all) return answerAll(ctx, seated, guestId, admit);
  const { sitting: found, guest: asker } = seated;
  // Before the lock: who asks and who is asked about is looked at again under it.
  await withTransaction({ ...ctx, storeId: found.storeId }, async (tx) => {
    const { sitting, guest } = await lockGuest(tx, found, guestId);
    if (guestId === asker.id && !admit) return goAway(tx, sitting, guest, 'left');
    requireIn(await findSittingGuest(tx, sitting, asker.id));
    // Guests can't remove a guest who is in.
    if (guest.state === 'in' || guest.state === 'left') return;
    await become(tx, sitting, guest, admit ? 'in' : 'refused');
  });
}

/**
 * Answers all who wait at once, because a stranger with a picture of the sticker can ask again and again. The one who is
 * named is the last whom the host has seen: who came after them is not let in unseen.
 */
async function answerAll(
  ctx: Ctx,
  { sitting: found, guest: asker }: Seated,
  lastSeen: string,
  admit: boolean,
): Promise<void> {
  await withTransaction({ ...ctx, storeId: found.storeId }, async (tx) => {
    const { sitting, guest: last } = await lockGuest(tx, found, lastSeen);
    requireIn(await findSittingGuest(tx, sitting, asker.id));
    for (const guest of await selectGuests(tx.db, sitting))
      if (guest.state === 'waiting' && (!admit || guest.number <= last.number))
        await become(tx, sitting, guest, admit ? 'in' : 'refused');
  });
}

/** The staff admit a guest, or remove one, even if they are in. */
export async function admitByStaff(
  ctx: StoreCtx,
  { sittingId, guestId }: { sittingId: string; guestId: string },
  admit: boolean,
): Promise<void> {
  authorise(ctx, 'sitting.serve');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  // Before the lock: who it is about is looked at again under it.
  await withTransaction(ctx, async (tx) => {
    const { sitting, guest } = await lockGuest(tx, found, guestId);
    if (guest.state === 'left') return;
    if (admit) return become(tx, sitting, guest, 'in');
    await goAway(tx, sitting, guest, 'refused');
    // A guest who was in knows the code, so it changes.
    if (guest.state === 'in') await updateSitting(tx.db, sitting, { code: newCode(sitting.code) });
  });
}

async function lockGuest(tx: Ctx, found: SittingRow, guestId: string) {
  const sitting = await lockOpenSitting(tx, found);
  return { sitting, guest: await findSittingGuest(tx, sitting, guestId) };
}

/** Removes the guest's unsent lines that are not shared, and drops what they have begun to pay. */
async function goAway(
  tx: Ctx,
  sitting: SittingRow,
  guest: SittingGuestRow,
  state: 'left' | 'refused',
): Promise<void> {
  for (const lineId of await deleteOwnCart(tx.db, sitting, guest.id))
    await logSitting(tx, sitting, { what: 'line_off', lineId });
  for (const { id, guestId } of await selectParts(tx.db, sitting))
    if (guestId === guest.id) await movePart(tx, sitting, { id, from: ['open', 'awaiting'], to: 'dropped' });
  await become(tx, sitting, guest, state);
  if (guest.state === 'in') await callForHeld(tx, sitting);
}

const TOLD = { in: 'admitted', refused: 'refused', left: 'left' } as const;

async function become(
  tx: Ctx,
  sitting: SittingRow,
  guest: SittingGuestRow,
  state: Exclude<SittingGuestState, 'waiting'>,
): Promise<void> {
  if (guest.state === state) return;
  const become = () => updateGuest(tx.db, guest, state === 'in' ? { state } : { state, needs: null });
  // Most have said nothing, and cost no look at the others.
  await (guest.needs ? watchNeeds(tx, sitting, become) : become());
  const event: SittingEvent = { what: TOLD[state], guestId: guest.id };
  await logSitting(tx, sitting, event);
}
