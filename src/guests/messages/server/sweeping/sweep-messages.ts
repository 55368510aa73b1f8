import type { Ctx } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { deleteOldSubscriptions, deleteOldWishes } from '../push/push-queries.ts';
import { deleteOldMessages } from '../queries.ts';

const MESSAGES_MS = 7 * DAY;
/** A guest's order is over by then. */
const GUESTS_MS = 2 * DAY;
const STAFF_MS = 60 * DAY;

/** Deletes messages, wishes and subscriptions that are no longer of use. */
export async function sweepMessages({ db, now }: Ctx, storeIds: string[]): Promise<void> {
  const before = (age: number) => new Date(now - age);
  await deleteOldMessages(db, storeIds, before(MESSAGES_MS));
  await deleteOldWishes(db, storeIds, before(GUESTS_MS));
  await deleteOldSubscriptions(db, storeIds, { kind: 'order', before: before(GUESTS_MS) });
  await deleteOldSubscriptions(db, storeIds, { kind: 'account', before: before(STAFF_MS) });
}
