import { isOwnMistake, isReversible } from '#money/payments/rules/correction.ts';
import type { ReceiptView } from '#ordering/orders/wire/corrections.ts';
import type { StoreCtx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { SaleState } from '#restaurant/access/rules/authority.ts';
import type { StoredReceipt } from './queries.ts';

/** A receipt as whoever asks sees it: whether they may take it back depends on them. */
export function receiptViewOf(
  ctx: StoreCtx,
  { receipt, isReversed, khata }: StoredReceipt,
  stateOf: (at: Date) => SaleState,
): ReceiptView {
  const { id, createdAt, author, tendered, reference, note, khataId } = receipt;
  const recorded = { ...receipt, isReversed, createdAt: createdAt.getTime() };
  const isOwn = isOwnMistake(recorded, ctx.actor.id, ctx.now) && stateOf(createdAt) === 'unbilled';
  return {
    _id: id,
    at: createdAt.toISOString(),
    method: receipt.method,
    amount: toNumber(receipt.amount),
    tip: toNumber(receipt.tip),
    tendered: tendered === null ? null : toNumber(tendered),
    reference: reference ?? '',
    note: note ?? '',
    by: 'name' in author ? author.name : '',
    ...(author.kind === 'staff' && author.approvedBy ? { approvedBy: author.approvedBy.name } : {}),
    khata: khataId !== null && khata !== null ? { _id: khataId, name: khata } : null,
    reverses: receipt.reverses,
    isReversed,
    reversible: !isReversible(recorded) ? null : isOwn ? 'own' : 'office',
  };
}
