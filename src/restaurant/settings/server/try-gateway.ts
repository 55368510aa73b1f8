import type { KeyAnswer } from '#money/payments/rules/gateways.ts';
import { authorise, requireVerified, type StoreCtx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';

/** Whether the gateway accepts the stored keys. Only its answer is returned, never the keys. */
export async function tryGateway(ctx: StoreCtx): Promise<{ keys: KeyAnswer }> {
  authorise(ctx, 'store.gateway');
  requireVerified(ctx);
  const { gatewaySealed } = await findStore(ctx.db, ctx.storeId);
  if (gatewaySealed === null) throw fieldFault({ store_gateway_config: { rule: 'required' } });
  const account = openGateway(ctx.services.secrets, gatewaySealed);
  return { keys: await ctx.services.payments[account.kind].tryKeys(account) };
}
