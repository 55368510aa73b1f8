import type { Role } from '#domain/staff/permissions.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { changeMember, changeStaff } from './change-staff.ts';
import { appendStaffLog } from './staff-log.ts';

export async function changeRole(ctx: StoreCtx, accountId: string, to: Role): Promise<void> {
  authorise(ctx, 'staff.change');
  await changeStaff(ctx, async (tx, members) => {
    const { name, role: from } = await changeMember(tx, members, accountId, to);
    if (from !== to) await appendStaffLog(tx, tx.storeId, { what: 'changed', subject: name, from, to });
  });
}
