import { findPart, movePart } from '#money/tabs/server/part-state.ts';
import { receive } from '#money/tabs/server/receive.ts';
import { lockTab } from '#ordering/orders/server/lock-tab.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import type { PaymentOutcome } from '../../rules/payment.ts';
import type { AttemptRow } from '../queries.ts';

/**
 * Records how the payment of a part ended, in the attempt's transaction. The bill is paid first, and what is left of the
 * money is the tip. Money in another currency pays nothing.
 */
export async function settlePart(
  tx: Ctx,
  attempt: AttemptRow,
  outcome: PaymentOutcome,
  captured: Minor,
): Promise<void> {
  const { storeId, tabId, id: attemptId, partId } = attempt;
  const sitting = { storeId, id: tabId };
  const part = partId === null ? null : await findPart(tx, sitting, partId);
  if (outcome !== 'paid') {
    if (part) await movePart(tx, sitting, { id: part.id, from: ['open', 'awaiting'], to: 'dropped' });
    return;
  }
  const { secrets, payments } = tx.services;
  const label = payments[openGateway(secrets, attempt.gatewaySealed).kind].method;
  const tip = Math.min(part?.tip ?? 0, Math.max(0, captured - (part?.amount ?? 0)));
  const tab = await lockTab(tx, storeId, tabId);
  const money = { amount: captured - tip, tip, attemptId, partId, label };
  await receive(tx, tab, { method: 'gateway', ...money });
}
