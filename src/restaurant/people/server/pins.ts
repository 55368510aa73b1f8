import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { equalInConstantTime } from '#platform/secrets/server/secrets.ts';
import { endTurnsOf } from '#restaurant/access/server/find-turn.ts';
import { mayManage } from '../rules/permissions.ts';
import { changeStaff } from './change-staff.ts';
import { updatePin } from './queries.ts';
import { appendStaffLog } from './staff-log.ts';

type InStore = Ctx & { storeId: string };

/** So few digits need a key: whoever reads the table alone can't try them all. */
function hashesOf({ services, storeId }: InStore, accountId: string, pin: string) {
  return services.secrets.hashes('pin', `${storeId} ${accountId} ${pin}`);
}

export async function givePin(tx: InStore, accountId: string, pin: string): Promise<void> {
  const [hash] = hashesOf(tx, accountId, pin);
  await updatePin(tx.db, tx.storeId, accountId, hash);
}

/** Whether this is the person's PIN. One that was hashed under an earlier key is hashed again while that key is known. */
export async function provePin(
  tx: InStore,
  { id, pinHash }: { id: string; pinHash: string | null },
  pin: string,
): Promise<boolean> {
  const [present, ...earlier] = hashesOf(tx, id, pin);
  const isIt = (hash: string) => equalInConstantTime(hash, pinHash ?? '');
  if (isIt(present)) return true;
  if (!earlier.some(isIt)) return false;
  await updatePin(tx.db, tx.storeId, id, present);
  return true;
}

/** One's own, or that of somebody whom one may manage. Whoever has signed in with the former one is out. */
export async function setPin(ctx: StoreCtx, accountId: string, pin: string | null): Promise<void> {
  authorise(ctx, 'staff.pin');
  await changeStaff(ctx, async (tx, members) => {
    const target = members.find(({ id }) => id === accountId);
    if (!target) throw new AppError('MEMBER_NOT_FOUND');
    const isOwn = accountId === tx.actor.id;
    if (!isOwn && !mayManage(tx.actor.role, target.role)) throw new AppError('FORBIDDEN');
    if (pin === null) await updatePin(tx.db, tx.storeId, accountId, null);
    else await givePin(tx, accountId, pin);
    await endTurnsOf(tx, accountId);
    const what = pin === null ? 'pin-removed' : 'pin-set';
    await appendStaffLog(tx, tx.storeId, { what, subject: target.name });
  });
}
