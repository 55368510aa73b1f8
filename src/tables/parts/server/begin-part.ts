import { draftAttempt, keepAttempt, startAttempt } from '#money/payments/server/start-payment.ts';
import { movePart } from '#money/tabs/server/part-state.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';
import { lockStore } from '#restaurant/stores/server/find-store.ts';
import { takesOnlinePayment } from '#restaurant/stores/server/gateway.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { askForBill } from '#tables/sittings/server/calling/calls.ts';
import {
  findSeatedIn,
  type GuestPass,
  lockSeated,
  logSitting,
} from '#tables/sittings/server/find-sitting.ts';
import { readStored } from '#tables/sittings/server/read-stored.ts';
import { partLink } from '#tables/sittings/server/splitting/part-link.ts';
import type { SittingRow } from '#tables/sittings/tables.ts';
import type { PartBegun, PartBody } from '#tables/sittings/wire/sittings.ts';
import { hasLapsed, type PartWish, partAmount } from '../rules/parts.ts';
import type { SittingPartRow } from '../tables.ts';
import { partFacts } from './part-facts.ts';
import { insertPart, selectHeld, selectLastNumber } from './queries.ts';

/** Begins to pay a part. It holds its amount, so that nobody else at the table pays that too. */
export async function beginPart(ctx: Ctx, pass: GuestPass, body: PartBody): Promise<PartBegun> {
  const seated = await findSeatedIn(ctx, pass);
  const wish = readWish(body);
  const { storeId, id: sittingId } = seated.sitting;
  await ctx.services.limiter.take('partsOfTable', `${storeId} ${sittingId}`);
  // Before the lock: what is left to pay is read under it.
  const begun = await withTransaction({ ...ctx, storeId }, async (tx) => {
    const { sitting, guest } = await lockSeated(tx, seated);
    // Before anything is logged, since the store is locked before its counters.
    const store = await lockStore(tx.db, storeId);
    await endHeld(tx, sitting, guest.id);
    const stored = await readStored(tx, sitting);
    const amount = partAmount(wish, guest.id, partFacts(stored));
    if (amount === 0) throw new AppError('NOTHING_DUE');
    const part = await draftPart(tx, sitting, wish, { guestId: guest.id, amount, tip: body.tip ?? 0 });
    const attempt = await attemptFor(tx, store, part);
    const kept: SittingPartRow = { ...part, state: attempt ? 'awaiting' : 'open' };
    await insertPart(tx.db, kept);
    if (attempt) await keepAttempt(tx, attempt, part);
    const { id: partId, kind, tip } = kept;
    await logSitting(tx, sitting, { what: 'part', partId, kind, amount, tip });
    if (attempt) await logSitting(tx, sitting, { what: 'part_state', partId, to: 'awaiting' });
    await askForBill(tx, sitting);
    return { part: kept, attempt, link: partLink(kept, { ...stored, store }) };
  });
  const { part, attempt, link } = begun;
  const data = attempt && (attempt.form ?? (await startAttempt(ctx, attempt)));
  return { _id: part.id, amount: toNumber(part.amount), ...link, ...(data ? { data } : {}) };
}

/** A guest pays one part at a time: another one takes the place of what nobody says is paid. */
async function endHeld(tx: Ctx, sitting: SittingRow, guestId: string): Promise<void> {
  for (const part of await selectHeld(tx.db, sitting)) {
    const isOver = hasLapsed({ state: part.state, createdAt: part.createdAt.getTime() }, tx.now);
    if (part.guestId !== guestId && !isOver) continue;
    await movePart(tx, sitting, { id: part.id, from: [part.state], to: 'dropped' });
  }
}

async function draftPart(
  tx: Ctx,
  { storeId, id: sittingId }: SittingRow,
  wish: PartWish,
  { guestId, amount, tip }: { guestId: string; amount: Minor; tip: Minor },
): Promise<SittingPartRow> {
  return {
    storeId,
    sittingId,
    id: uuidV7(tx.now),
    guestId,
    kind: wish.kind,
    state: 'open',
    amount,
    tip,
    number: 1 + (await selectLastNumber(tx.db, { storeId, id: sittingId })),
    of: wish.kind === 'even' ? wish.of : null,
    lines: wish.kind === 'lines' ? [...wish.lines] : null,
    utr: null,
    createdAt: new Date(tx.now),
    endedAt: null,
  };
}

async function attemptFor(tx: Ctx, store: StoreRow, { sittingId, id, amount, tip }: SittingPartRow) {
  if (!takesOnlinePayment(store)) return null;
  const { currency } = store;
  return draftAttempt(tx, store, { tabId: sittingId, partId: id, amount: amount + tip, currency });
}

function readWish({ kind, of, lines, amount }: PartBody): PartWish {
  if (kind === 'even') return { kind, of: needed(of, 'of') };
  if (kind === 'lines') return { kind, lines: needed(lines, 'lines') };
  if (kind !== 'amount') return { kind };
  const asked = needed(amount, 'amount');
  if (asked === 0) throw fieldFault({ amount: { rule: 'atLeast', least: 0.01 } });
  return { kind, amount: asked };
}

function needed<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw fieldFault({ [field]: { rule: 'required' } });
  return value;
}
