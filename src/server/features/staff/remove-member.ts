import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { changeMember, changeStaff } from './change-staff.ts';
import { noteStaff } from './staff-log.ts';

/** The account stays, and so does its part in other stores; here it is as if it had never been, but for the log. */
export async function removeMember(ctx: StoreCtx, accountId: string): Promise<void> {
  authorise(ctx, 'staff.remove');
  await changeStaff(ctx, async (tx, members) => {
    const { name, role: from } = await changeMember(tx, members, accountId, null);
    await noteStaff(tx, tx.storeId, { what: 'removed', subject: name, from });
  });
}
