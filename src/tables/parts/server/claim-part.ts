import { isUtr, tidyUtr } from '#money/payments/rules/upi.ts';
import { movePart, requirePart } from '#money/tabs/server/part-state.ts';
import { findTabs } from '#ordering/orders/server/find-order.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { notify } from '#restaurant/notifications/server/notify.ts';
import {
  findSeatedIn,
  type GuestPass,
  lockSitting,
  type Seated,
} from '#tables/sittings/server/find-sitting.ts';
import { readStored } from '#tables/sittings/server/read-stored.ts';
import type { SittingRow } from '#tables/sittings/tables.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import { amountOfEnded } from '../rules/parts.ts';
import type { SittingPartRow } from '../tables.ts';
import { partFacts } from './part-facts.ts';

interface Claim {
  partId: string;
  utr: string | undefined;
}

/**
 * The guest says that a part was paid by UPI, or corrects the reference. The staff look at the account. Also one that
 * has lapsed may have been paid, and the table may have been closed. What has ended is of the bill as it is now.
 */
export async function claimPart(ctx: Ctx, pass: GuestPass, { partId, utr }: Claim): Promise<void> {
  const seated = await findSeatedIn(ctx, pass);
  const reference = readUtr(utr);
  const { storeId } = seated.sitting;
  await ctx.services.limiter.take('claimsOfOrder', seated.guest.id);
  const { store } = await ctx.services.storeCache.get(storeId);
  // Before the lock: a guest may have paid even if the store has taken its address away since.
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const sitting = await lockSitting(tx, seated.sitting);
    const part = await findOwnPart(tx, { ...seated, sitting }, partId);
    if (part.state === 'paid') return;
    const isClaimed = part.state === 'claimed';
    if (isClaimed && (reference === undefined || reference === part.utr)) return;
    if (!isClaimed && store.upi === null) throw new AppError('PAYMENT_NOT_DUE');
    const amount =
      part.state === 'dropped' ? amountOfEnded(part, partFacts(await readStored(tx, sitting))) : part.amount;
    const claim = { id: part.id, from: [part.state], to: 'claimed' as const, utr: reference, amount };
    await movePart(tx, sitting, claim);
    if (!isClaimed) await tellStaff(tx, sitting, { ...part, amount }, store.currency);
  });
}

/** Only whoever began a part knows what became of it. */
export async function findOwnPart(
  tx: Ctx,
  { sitting, guest }: Seated,
  partId: string,
): Promise<SittingPartRow> {
  const part = await requirePart(tx, sitting, partId);
  if (part.guestId !== guest.id) throw new AppError('FORBIDDEN');
  return part;
}

async function tellStaff(
  tx: Ctx,
  { storeId, id, tableName: iden, tableLabel: idel }: SittingRow,
  { id: key, amount, tip }: SittingPartRow,
  currency: string,
): Promise<void> {
  const [first] = (await findTabs(tx, storeId, [id])).get(id) ?? [];
  if (!first) return;
  const { id: orderId, orderNo } = first;
  const facts = {
    orderId,
    orderNo,
    place: placeName({ iden, idel }),
    amount: toNumber(amount + tip),
    currency,
  };
  await notify(tx, storeId, [{ kind: 'payment_claimed', key, at: tx.now, facts }]);
}

function readUtr(typed: string | undefined): string | undefined {
  const utr = tidyUtr(typed ?? '');
  if (utr === '') return undefined;
  if (!isUtr(utr)) throw fieldFault({ utr: { rule: 'utr' } });
  return utr;
}
