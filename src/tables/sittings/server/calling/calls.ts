import { linesAtTable, paceOf } from '#ordering/courses/rules/pace.ts';
import { findTabs, storedOrdersOf } from '#ordering/orders/server/find-order.ts';
import {
  actorRecord,
  authorise,
  type Ctx,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { notify } from '#restaurant/notifications/server/notify.ts';
import { putAway } from '#restaurant/notifications/server/put-away.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import { stateWhenAsked } from '../../rules/lifecycle.ts';
import { labelOfCall, offeredCalls } from '../../rules/settings.ts';
import type { SittingCallRow, SittingRow } from '../../tables.ts';
import {
  findSeatedIn,
  findSitting,
  type GuestPass,
  lockOpenSitting,
  lockSeated,
  lockSitting,
  logSitting,
} from '../find-sitting.ts';
import {
  insertCall,
  selectCall,
  selectGuests,
  selectRounds,
  selectStandingCalls,
  updateCall,
  updateSitting,
} from '../queries.ts';
import { findSittingSettings } from '../settings.ts';
import { factsOf } from '../sitting-facts.ts';

export const CALL_NOTICE = 'table_call';

/** Calls for something. Answers whether the call is new: of each kind one stands at a time. */
export async function callStaff(ctx: Ctx, pass: GuestPass, kind: string): Promise<boolean> {
  const seated = await findSeatedIn(ctx, pass);
  const { storeId } = seated.sitting;
  const settings = await findSittingSettings(ctx, storeId);
  const values = offeredCalls(settings).map((choice) => choice.kind);
  if (!values.includes(kind)) throw fieldFault({ kind: { rule: 'oneOf', values } });
  // Before the lock: a choice that the store has just taken away may still be called for.
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    const { sitting, guest } = await lockSeated(tx, seated);
    const isNew = await raiseCall(tx, sitting, { kind, guestId: guest.id, ...labelOfCall(settings, kind) });
    if (isNew && kind === 'bill') await askForBill(tx, sitting);
    return isNew;
  });
}

/** Calls the staff to a locked sitting. */
async function raiseCall(
  tx: Ctx,
  sitting: SittingRow,
  { kind, guestId, ...label }: Pick<SittingCallRow, 'kind' | 'guestId'> & { label?: string },
): Promise<boolean> {
  const { storeId, id: sittingId, tableId, tableName: iden, tableLabel: idel } = sitting;
  const standing = await selectStandingCalls(tx.db, storeId, [sittingId]);
  if (standing.some((call) => call.kind === kind)) return false;
  const id = uuidV7(tx.now);
  const made = { storeId, sittingId, id, kind, guestId, createdAt: new Date(tx.now) };
  await insertCall(tx.db, { ...made, takenBy: null, takenAt: null, doneAt: null });
  const facts = { tableId, place: placeName({ iden, idel }), call: kind, ...label };
  await notify(tx, storeId, [{ kind: CALL_NOTICE, key: id, facts, at: tx.now }]);
  await logSitting(tx, sitting, { what: 'called', callId: id, kind });
  return true;
}

/** Nobody at a locked sitting can ask for its next course any more, so the staff are called if one is held. */
export async function callForHeld(tx: Ctx, sitting: SittingRow): Promise<void> {
  const { storeId, id } = sitting;
  const isAnybodyIn = (await selectGuests(tx.db, sitting)).some(({ state }) => state === 'in');
  if (isAnybodyIn) return;
  const orders = (await findTabs(tx, storeId, [id])).get(id) ?? [];
  const lines = linesAtTable(await storedOrdersOf(tx, storeId, orders));
  if (paceOf(lines) !== null) await raiseCall(tx, sitting, { kind: 'waiter', guestId: null });
}

/** Takes back a call that the guests no longer need. */
export async function takeCallBack(ctx: Ctx, pass: GuestPass, callId: string): Promise<void> {
  const seated = await findSeatedIn(ctx, pass);
  await findCall(ctx, seated.sitting, callId);
  // Before the lock: whether it still stands is looked at under it.
  await withTransaction({ ...ctx, storeId: seated.sitting.storeId }, async (tx) => {
    const { sitting } = await lockSeated(tx, seated);
    const calls = await selectStandingCalls(tx.db, sitting.storeId, [sitting.id]);
    await endCalls(
      tx,
      sitting,
      calls.filter(({ id }) => id === callId),
    );
  });
}

/** Ends calls, so that nobody comes for them any more. */
async function endCalls(
  tx: Ctx,
  { storeId, id }: SittingRow,
  calls: readonly SittingCallRow[],
): Promise<void> {
  for (const call of calls) {
    await updateCall(tx.db, call, { doneAt: new Date(tx.now) });
    await putAway(tx, storeId, { kind: CALL_NOTICE, keys: [call.id] });
    await logSitting(tx, { storeId, id }, { what: 'call_done', callId: call.id });
  }
}

/** The guests of a locked sitting want to pay. */
export async function askForBill(tx: Ctx, sitting: SittingRow): Promise<void> {
  const { due } = factsOf(sitting, await selectRounds(tx.db, sitting));
  const state = stateWhenAsked(sitting.state, due);
  if (state === sitting.state) return;
  await updateSitting(tx.db, sitting, { state, askedAt: new Date(tx.now) });
  await logSitting(tx, sitting, { what: 'sitting_state', from: sitting.state, to: state });
}

/** Notes that somebody of the staff is coming, or that the call is done. */
export async function takeCall(
  ctx: StoreCtx,
  { sittingId, callId }: { sittingId: string; callId: string },
  done: boolean,
): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  await findCall(ctx, found, callId);
  // Before the lock: whether it still stands is looked at again under it.
  return withTransaction(ctx, async (tx) => {
    const sitting = await (ctx.late ? lockSitting : lockOpenSitting)(tx, found);
    const call = (await selectStandingCalls(tx.db, tx.storeId, [sitting.id])).find(({ id }) => id === callId);
    const isOwn = call?.takenBy && 'id' in call.takenBy && call.takenBy.id === tx.actor.id;
    if (!call || (isOwn && !done)) return sitting;
    const now = new Date(tx.now);
    const by = { takenBy: call.takenBy ?? actorRecord(tx.actor), takenAt: call.takenAt ?? now };
    await updateCall(
      tx.db,
      call,
      done ? { ...by, doneAt: now } : { takenBy: actorRecord(tx.actor), takenAt: now },
    );
    await putAway(tx, tx.storeId, { kind: CALL_NOTICE, keys: [callId] });
    await logSitting(tx, sitting, { what: done ? 'call_done' : 'call_taken', callId });
    return sitting;
  });
}

export async function findCall({ db }: Pick<Ctx, 'db'>, { storeId, id }: SittingRow, callId: string) {
  const call = isId(callId) ? await selectCall(db, storeId, id, callId) : null;
  if (!call) throw new AppError('CALL_NOT_FOUND');
  return call;
}
