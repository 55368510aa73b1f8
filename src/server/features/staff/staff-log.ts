import type { StaffEvent, StaffLogView } from '#domain/api/staff.ts';
import type { Role } from '#domain/staff/permissions.ts';
import { actorRecord, authorise, type Ctx, type StoreCtx } from '../../platform/context/context.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { insertStaffEntry, selectStaffLog } from './queries.ts';

interface Entry {
  what: StaffEvent;
  subject: string;
  from?: Role;
  to?: Role;
}

/** Appends an entry in the transaction of the change. */
export async function appendStaffLog(
  ctx: Ctx,
  storeId: string,
  { what, subject, from, to }: Entry,
  actor = actorRecord(ctx.actor),
): Promise<void> {
  await insertStaffEntry(ctx.db, {
    storeId,
    id: uuidV7(ctx.now),
    at: new Date(ctx.now),
    actor,
    what,
    subject,
    fromRole: from ?? null,
    toRole: to ?? null,
  });
}

const MOST_ENTRIES = 100;

export async function listStaffLog(ctx: StoreCtx): Promise<StaffLogView> {
  authorise(ctx, 'staff.read');
  const rows = await selectStaffLog(ctx.db, ctx.storeId, MOST_ENTRIES);
  const entries = rows.map(({ id, at, actor, what, subject, fromRole, toRole }) => ({
    _id: id,
    at: at.toISOString(),
    actor: actor.kind === 'staff' ? actor.name : '',
    what,
    subject,
    from: fromRole,
    to: toRole,
  }));
  return { entries };
}
