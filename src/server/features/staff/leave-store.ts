import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { changeMember, changeStaff } from './change-staff.ts';
import { appendStaffLog } from './staff-log.ts';

export async function leaveStore(ctx: StoreCtx): Promise<void> {
  authorise(ctx, 'store.leave');
  await changeStaff(ctx, async (tx, members) => {
    const { name, role: from } = await changeMember(tx, members, tx.actor.id, null);
    await appendStaffLog(tx, tx.storeId, { what: 'left', subject: name, from });
  });
}
