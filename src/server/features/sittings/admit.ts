import type { SittingGuestState } from '#domain/sittings/sitting.ts';
import type { SittingEvent } from '#domain/sittings/sitting-events.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { SittingGuestRow, SittingRow } from '../../platform/db/schema/sittings.ts';
import {
  findSeated,
  findSitting,
  findSittingGuest,
  type GuestPass,
  lockOpenSitting,
  logSitting,
  requireIn,
} from './find-sitting.ts';
import { deleteOwnCart } from './line-queries.ts';
import { updateGuest } from './queries.ts';

/** One who is in lets another in, or not. To oneself, `false` means to leave. */
export async function admitGuest(ctx: Ctx, pass: GuestPass, guestId: string, admit: boolean): Promise<void> {
  const { sitting: found, guest: asker } = await findSeated(ctx, pass);
  // Before the lock: who asks and who is asked about is looked at again under it.
  await withTransaction({ ...ctx, storeId: found.storeId }, async (tx) => {
    const { sitting, guest } = await lockGuest(tx, found, guestId);
    if (guestId === asker.id && !admit) return leave(tx, sitting, guest);
    requireIn(await findSittingGuest(tx, sitting, asker.id));
    // Nobody is shown out by other guests.
    if (guest.state === 'in' || guest.state === 'left') return;
    await become(tx, sitting, guest, admit ? 'in' : 'refused');
  });
}

/** The staff also show out who should not be there. */
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
    if (guest.state !== 'left') await become(tx, sitting, guest, admit ? 'in' : 'refused');
  });
}

async function lockGuest(tx: Ctx, found: SittingRow, guestId: string) {
  const sitting = await lockOpenSitting(tx, found);
  return { sitting, guest: await findSittingGuest(tx, sitting, guestId) };
}

/** What was theirs alone and not sent goes with them. */
async function leave(tx: Ctx, sitting: SittingRow, guest: SittingGuestRow): Promise<void> {
  for (const lineId of await deleteOwnCart(tx.db, sitting, guest.id))
    await logSitting(tx, sitting, { what: 'line_off', lineId });
  await become(tx, sitting, guest, 'left');
}

const TOLD = { in: 'admitted', refused: 'refused', left: 'left' } as const;

async function become(
  tx: Ctx,
  sitting: SittingRow,
  guest: SittingGuestRow,
  state: Exclude<SittingGuestState, 'waiting'>,
): Promise<void> {
  if (guest.state === state) return;
  await updateGuest(tx.db, guest, { state });
  const event: SittingEvent = { what: TOLD[state], guestId: guest.id };
  await logSitting(tx, sitting, event);
}
