import { requireRoom } from '#operators/plans/server/require-room.ts';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { joinStore } from '#restaurant/access/server/membership.ts';
import { createAccount } from '#restaurant/accounts/server/create-account.ts';
import { NO_PASSWORD } from '#restaurant/accounts/server/passwords/hash-password.ts';
import type { NewPersonBody } from '#restaurant/tablets/wire/tablets.ts';
import type { PersonView } from '../wire/staff.ts';
import { changeStaff, refuseRole } from './change-staff.ts';
import { givePin } from './pins.ts';
import { deleteFormerPeople } from './queries.ts';
import { appendStaffLog } from './staff-log.ts';

/** Adds somebody without an email address, who is in this store alone and signs in with a PIN at its tablets. */
export async function addPerson(ctx: StoreCtx, { name, role, pin }: NewPersonBody): Promise<PersonView> {
  authorise(ctx, 'staff.invite');
  refuseRole(ctx, role);
  return changeStaff(ctx, async (tx) => {
    authorise(tx, 'staff.invite');
    refuseRole(tx, role);
    const { storeId } = tx;
    await requireRoom(tx, storeId, 'people', (used) => used + 1);
    const now = new Date(tx.now);
    // The one who adds them answers for them, as nobody else can claim an address that there is not.
    const person = { name, email: '', passwordHash: NO_PASSWORD, verifiedAt: now };
    const accountId = await createAccount(tx, person);
    await joinStore(tx, accountId, storeId, role);
    await givePin(tx, accountId, pin);
    await appendStaffLog(tx, storeId, { what: 'added', subject: name, to: role });
    return {
      _id: accountId,
      name,
      email: '',
      phone: '',
      role,
      hasPin: true,
      joinedAt: now.toISOString(),
      seenAt: null,
      disabled: false,
    };
  });
}

/** Deletes people who only had a PIN and were removed since, or whose store is gone. */
export async function sweepPeople(ctx: Ctx): Promise<void> {
  await deleteFormerPeople(ctx.db);
}
