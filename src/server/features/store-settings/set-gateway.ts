import type { GatewayConfig } from '#domain/api/store.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { bumpRevision } from '../stores/bump-revision.ts';
import { findStore } from '../stores/find-store.ts';
import { openGateway, toGateway } from '../stores/gateway.ts';
import { updateStore } from './queries.ts';

/**
 * By the program itself. Nothing is written where it is so already, or where somebody has put in another account, or has
 * taken it off: only of a store that `isNew` it is certain that nobody has.
 */
export async function setGateway(
  ctx: Ctx,
  storeId: string,
  config: GatewayConfig,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { secrets } = ctx.services;
  const { gatewaySealed, revision: seen } = await findStore(ctx.db, storeId);
  const present = gatewaySealed === null ? null : openGateway(secrets, gatewaySealed);
  if (present ? present.merchantId !== config.merchent_id : !isNew) return;
  const change = toGateway(secrets, config);
  const wanted = openGateway(secrets, change.gatewaySealed ?? '');
  if (JSON.stringify(present) === JSON.stringify(wanted)) return;
  await withTransaction(ctx, async (tx) => {
    const revision = await bumpRevision(tx, storeId, seen);
    await updateStore(tx.db, storeId, change);
    await appendLog(tx, storeId, { kind: 'store', event: { what: 'profile', revision } });
  });
}
