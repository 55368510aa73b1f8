import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { changeMember, changeStaff } from './change-staff.ts';
import { appendStaffLog } from './staff-log.ts';

/** The account and its other memberships stay. In this store only the log keeps the name. */
export async function removeMember(ctx: StoreCtx, accountId: string): Promise<void> {
  authorise(ctx, 'staff.remove');
  await changeStaff(ctx, async (tx, members) => {
    const { name, role: from } = await changeMember(tx, members, accountId, null);
    await appendStaffLog(tx, tx.storeId, { what: 'removed', subject: name, from });
  });
}
