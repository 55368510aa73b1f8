import { billNumberOf } from '#money/bills/server/issuing/issue-bill.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { reopenUntil } from '../rules/lifecycle.ts';
import type { StaffSitting } from '../wire/sittings.ts';
import { billsBeside } from './bills-beside.ts';
import { cartAt, cartLineView, priceLines } from './carts/cart-view.ts';
import { findSitting } from './find-sitting.ts';
import { floorSittingView } from './floor/floor.ts';
import { pacedIn } from './floor/floor-pace.ts';
import { selectReady } from './floor-queries.ts';
import { guestView, needsOf, partView, roundViews, tipsOf, waitingOf } from './guest-view.ts';
import type { Named } from './queries.ts';
import { selectSittingLog } from './queries.ts';
import { readStored } from './read-stored.ts';
import { endedOf } from './sitting-facts.ts';
import { timelineOf } from './timeline.ts';

export async function readStaffSitting(ctx: StoreCtx, sittingId: string): Promise<StaffSitting> {
  authorise(ctx, 'sitting.serve');
  return staffViewOf(ctx, await findSitting(ctx, ctx.storeId, sittingId));
}

/** The sitting as those who serve it see it. */
export async function staffViewOf(ctx: StoreCtx, named: Named): Promise<StaffSitting> {
  const stored = await readStored(ctx, named);
  const { sitting, guests, lines, rounds, calls, parts, receipts, present, settings } = stored;
  const orders = rounds.map(({ order }) => order);
  const bills = await billsBeside(ctx, ctx.storeId, sitting.id);
  const orderIds = [...orders, ...bills.flatMap((bill) => bill.rounds)].map(({ id }) => id);
  const cart = sitting.state === 'closed' ? [] : priceLines(lines, present, cartAt(stored, ctx.now));
  const seated = guests.filter(({ state }) => state === 'in');
  return {
    ...floorSittingView(sitting, {
      guests: seated.length,
      waiting: waitingOf(stored).length,
      inCart: cart.length,
      ...needsOf(stored),
      claims: parts.filter(({ state }) => state === 'claimed').length,
      calls,
      rounds: orders,
      ...pacedIn(rounds),
      ready: await selectReady(ctx.db, ctx.storeId, orderIds),
      bills,
      bill: await billNumberOf(ctx, ctx.storeId, sitting.id),
      settings,
    }),
    table: { iden: sitting.tableName, label: sitting.tableLabel },
    code: sitting.code,
    guestList: guests.flatMap((guest) =>
      guest.state === 'in' || guest.state === 'waiting'
        ? [{ ...guestView(guest, null), state: guest.state }]
        : [],
    ),
    lines: cart.map(cartLineView),
    orders: roundViews(stored),
    parts: parts.map((part) => ({ ...partView(part), utr: part.utr })),
    receipts: receipts.map(({ id, createdAt, method, amount, tip, note, author }) => ({
      _id: id,
      at: createdAt.toISOString(),
      method,
      amount: toNumber(amount),
      tip: toNumber(tip),
      note: note ?? '',
      by: 'name' in author ? author.name : '',
    })),
    tips: toNumber(tipsOf(stored)),
    timeline: timelineOf(await selectSittingLog(ctx.db, named)),
    reopenUntil: isoOrNull(reopenUntil(endedOf(sitting), ctx.now)),
  };
}

const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString());
