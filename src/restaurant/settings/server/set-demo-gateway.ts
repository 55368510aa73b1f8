import type { Ctx } from '#platform/context/server/context.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { gatewayColumns, openGateway } from '#restaurant/stores/server/gateway.ts';
import type { GatewayConfig } from '#restaurant/stores/wire/store.ts';
import { updateStoreRow } from './queries.ts';

/**
 * Sets a demo store's gateway. Writes nothing if it is already set, or if somebody has set or removed another
 * account. Only for a store that `isNew` is it certain that nobody has removed it.
 */
export async function setDemoGateway(
  ctx: Ctx,
  storeId: string,
  config: GatewayConfig,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { secrets } = ctx.services;
  const { gatewaySealed, revision: seen } = await findStore(ctx.db, storeId);
  const present = gatewaySealed === null ? null : openGateway(secrets, gatewaySealed);
  if (present ? present.merchantId !== config.merchent_id : !isNew) return;
  const change = gatewayColumns(secrets, config);
  const wanted = openGateway(secrets, change.gatewaySealed ?? '');
  if (JSON.stringify(present) === JSON.stringify(wanted)) return;
  // Before the lock: changeStore refuses another revision than the one that was read.
  await changeStore({ ...ctx, storeId }, 'profile', (tx) => updateStoreRow(tx.db, storeId, change), seen);
}
