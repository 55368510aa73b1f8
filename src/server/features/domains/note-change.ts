import type { Ctx } from '../../platform/context/context.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { bumpRevision } from '../stores/bump-revision.ts';

/** The store's pages have another address, in the transaction that changes it. */
export async function noteChange(ctx: Ctx, storeId: string): Promise<void> {
  const revision = await bumpRevision(ctx, storeId);
  await appendLog(ctx, storeId, { kind: 'store', event: { what: 'profile', revision } });
}
