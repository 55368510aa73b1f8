import type { Ctx } from '#platform/context/server/context.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { bumpRevision } from './bump-revision.ts';

/** Tells everybody who shows this store that its profile has changed. Called in the transaction of the change. */
export async function noteChange(ctx: Ctx, storeId: string): Promise<void> {
  const revision = await bumpRevision(ctx, storeId);
  await appendLog(ctx, storeId, { kind: 'store', event: { what: 'profile', revision } });
}
