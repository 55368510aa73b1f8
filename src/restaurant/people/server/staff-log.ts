import { actorRecord, authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { Role } from '../rules/permissions.ts';
import type { StaffEntry, StaffEvent, StaffLogView } from '../wire/staff.ts';
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
  return { entries: await readStaffLog(ctx.db, ctx.storeId, MOST_ENTRIES) };
}

/** The newest first. */
export async function readStaffLog(db: Db, storeId: string, most: number): Promise<StaffEntry[]> {
  const rows = await selectStaffLog(db, storeId, most);
  return rows.map(({ id, at, actor, what, subject, fromRole, toRole }) => ({
    _id: id,
    at: at.toISOString(),
    actor: 'name' in actor ? actor.name : '',
    isOperator: actor.kind === 'operator',
    what,
    subject,
    from: fromRole,
    to: toRole,
  }));
}
