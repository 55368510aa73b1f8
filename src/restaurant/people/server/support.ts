import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { PARTY_OF } from '#restaurant/access/rules/standing.ts';
import type { SupportView } from '#restaurant/closing-down/wire/closing.ts';
import { changeStore, UNCHANGED } from '#restaurant/stores/server/change-store.ts';
import { requireAuthority } from '#restaurant/stores/server/require-authority.ts';
import { updateSupport } from './queries.ts';
import { appendStaffLog } from './staff-log.ts';

const ALLOWED_MS = DAY;

/** Lets operators into the office of this store for a day. */
export function allowSupport(ctx: StoreCtx): Promise<SupportView> {
  return changeSupport(ctx, new Date(ctx.now + ALLOWED_MS));
}

export function endSupport(ctx: StoreCtx): Promise<SupportView> {
  return changeSupport(ctx, null);
}

async function changeSupport(ctx: StoreCtx, until: Date | null): Promise<SupportView> {
  authorise(ctx, 'store.support');
  await changeStore(ctx, 'profile', async (tx) => {
    await requireAuthority(tx, until === null ? 'endSupport' : 'allowSupport', PARTY_OF[ctx.actor.role]);
    if (!(await updateSupport(tx.db, tx.storeId, until))) return UNCHANGED;
    const what = until === null ? 'support-ended' : 'support-allowed';
    return appendStaffLog(tx, tx.storeId, { what, subject: '' });
  });
  return { supportUntil: until?.toISOString() ?? null };
}

/** Writes down what support is about to change, before it is changed: nothing happens without a trace. */
export function logSupport(app: App): void {
  app.addHook('preHandler', async ({ member, method, routeOptions }) => {
    if (member?.actor.role !== 'SUPPORT' || method === 'GET' || method === 'HEAD') return;
    const [area = ''] = routeOptions.schema?.tags ?? [];
    await appendStaffLog(member, member.storeId, { what: 'support-acted', subject: area });
  });
}
