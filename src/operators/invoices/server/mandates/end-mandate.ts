import { invoiceHref } from '#operators/plans/rules/invoice.ts';
import type { MandateEnd } from '#operators/plans/rules/mandate.ts';
import { tell } from '#operators/stores/server/subscriptions/age-subscriptions.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findStore, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import { endedEmail } from './mandate-email.ts';
import { type MandateRow, selectLive, selectMandate, updateMandate } from './mandate-queries.ts';

const TRIED_FOR_MS = 30 * DAY;
const OVER_THERE: ReadonlySet<MandateEnd> = new Set(['rejected', 'revoked', 'expired']);

/** An owner ends it: here at once, and at the gateway as soon as it can be reached. */
export async function endOwnMandate(ctx: StoreCtx): Promise<void> {
  authorise(ctx, 'plan.pay');
  const live = await selectLive(ctx.db, ctx.storeId);
  if (!live) throw new AppError('NOT_FOUND');
  await endNow(ctx, live, 'owner');
}

export async function endStoreMandate(ctx: OperatorCtx, given: string, invoiceId: string): Promise<void> {
  const storeId = parseStoreId(given);
  await findStore(ctx.db, storeId);
  if (!isId(invoiceId)) throw new AppError('NOT_FOUND');
  await endNow(ctx, { storeId, invoiceId }, 'operator');
}

/** Whatever a program is doing with it meanwhile. */
async function endNow(
  ctx: Ctx,
  which: Pick<MandateRow, 'storeId' | 'invoiceId'>,
  why: MandateEnd,
): Promise<void> {
  const ended = await withTransaction({ ...ctx, storeId: which.storeId }, async (tx) => {
    const row = await selectMandate(tx.db, which, 'lock');
    if (!row || row.state === 'ended') throw new AppError('NOT_FOUND');
    return endWithin(tx, row, why);
  });
  await finish(ctx, ended);
}

/** Only if it still is as it was read; otherwise another program goes on with it. */
export async function endMandate(ctx: Ctx, row: MandateRow, why: MandateEnd): Promise<void> {
  const ended = await withTransaction({ ...ctx, storeId: row.storeId }, (tx) => endWithin(tx, row, why));
  await finish(ctx, ended);
}

async function finish(ctx: Ctx, ended: Awaited<ReturnType<typeof endWithin>>): Promise<void> {
  if (!ended) return;
  await ended.send();
  await cancelThere(ctx, ended.row);
}

/** In a transaction of the caller's, who then sends the emails and tells the gateway. */
export async function endWithin(tx: Ctx, row: MandateRow, why: MandateEnd) {
  const at = new Date(tx.now);
  const ended = await updateMandate(tx.db, row, {
    state: 'ended',
    endedAt: at,
    endedFor: why,
    isAwaiting: false,
    ...((row.token === null || OVER_THERE.has(why)) && { cancelledAt: at }),
  });
  if (!ended) return null;
  if (why === 'replaced') return { row: ended, send: async () => {} };
  // What could not be charged can be paid by hand.
  const unpaid = why === 'refused' && row.renewalId;
  const send = await tellOfMandate(tx, ended, {
    news: 'ended',
    of: row.invoiceId,
    email: endedEmail(row.plan, why),
    ...(unpaid && { link: invoiceHref({ storeId: row.storeId, id: unpaid }) }),
  });
  return { row: ended, send };
}

/** Tells the owners in the bell and by email. The release before says in the bell that the plan ends. */
export async function tellOfMandate(
  tx: Ctx,
  { storeId }: MandateRow,
  {
    news: renewal,
    of,
    ...email
  }: Pick<Parameters<typeof tell>[2], 'of' | 'email' | 'link'> & {
    news: NonNullable<Parameters<typeof tell>[2]['renewal']>;
  },
) {
  const { name } = await findStore(tx.db, storeId);
  return tell(tx, { storeId, name }, { news: 'ends', renewal, of: `renewal ${renewal} ${of}`, ...email });
}

/** Ends at the gateway what has ended here, until it is done or nobody answers for a month. */
export async function cancelThere(ctx: Ctx, row: MandateRow): Promise<void> {
  const { customer, token, way, endedAt } = row;
  if (token === null || row.cancelledAt !== null || endedAt === null) return;
  const account = openGateway(ctx.services.secrets, row.gatewaySealed);
  const provider = ctx.services.payments[account.kind].mandates;
  const isDone = await provider?.cancel(account, { customer, token, way }, ctx.now);
  if (!isDone && ctx.now - endedAt.getTime() < TRIED_FOR_MS) return;
  // Before the lock: ending it there twice does no harm.
  await withTransaction({ ...ctx, storeId: row.storeId }, (tx) =>
    updateMandate(tx.db, row, { cancelledAt: new Date(tx.now) }),
  );
}
