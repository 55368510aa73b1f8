import type { StoreForStaff, StorePatch } from '#domain/api/store.ts';
import { isTimeZone } from '#domain/clock.ts';
import { fieldFault } from '#domain/errors.ts';
import { authorise, type StoreCtx, withTransaction } from '../context.ts';

import { appendLog } from '../realtime/append-log.ts';
import { bumpRevision } from './bump-revision.ts';
import { findStore, type StoreRow } from './find-store.ts';
import { presentForStaff } from './present.ts';
import { updateStore as update } from './queries.ts';

const GATEWAY = 'gateway credentials';

export async function readStoreForStaff(ctx: StoreCtx): Promise<StoreForStaff> {
  authorise(ctx, 'store.read');
  const store = await findStore(ctx.db, ctx.storeId);
  return presentForStaff(store, await ctx.services.shelf.getAt(ctx.db, store));
}

export async function updateStore(ctx: StoreCtx, patch: StorePatch): Promise<StoreForStaff> {
  authorise(ctx, 'store.update');
  if (patch.store_gateway_config !== undefined) authorise(ctx, 'store.gateway');
  if (Object.keys(patch).length === 0) throw fieldFault({ body: 'Nothing to change' });
  if (patch.timeZone !== undefined && !isTimeZone(patch.timeZone)) {
    throw fieldFault({ timeZone: 'Is not a known time zone' });
  }
  const store = await withTransaction(ctx, async (tx) => {
    const revision = await bumpRevision(tx, tx.storeId);
    const before = await findStore(tx.db, tx.storeId);
    const after = await update(tx.db, tx.storeId, toChange(ctx, patch, before));
    await appendLog(tx, tx.storeId, { kind: 'store', event: { what: 'profile', revision } });
    return after ?? before;
  });
  return presentForStaff(store, await ctx.services.shelf.getAt(ctx.db, store));
}

function toChange(ctx: StoreCtx, patch: StorePatch, before: StoreRow): Partial<StoreRow> {
  const { address, viewMode, pausedUntil, store_gateway_config: gateway, ...same } = patch;
  const change: Record<string, unknown> = { ...same };
  if (address) change.address = { ...before.address, ...address };
  if (viewMode !== undefined) change.viewOnly = viewMode;
  if (pausedUntil !== undefined) change.pausedUntil = pausedUntil === null ? null : new Date(pausedUntil);
  if (gateway !== undefined) {
    change.gatewaySealed =
      gateway === null ? null : ctx.services.secrets.seal(GATEWAY, JSON.stringify(gateway));
  }
  return change;
}
