import type { Ctx } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { FOLDERS, KEPT_MS } from '../rules/mailbox.ts';
import { deleteLettersBefore } from './letter-queries.ts';

/** Mail servers are asked by whole days, so that what they still name is not deleted and copied again. */
const SPARE_MS = 2 * DAY;

/** Deletes copies that are older than they are kept, also of mailboxes that can't be reached. */
export async function sweepMail({ db, now }: Ctx, storeIds: string[]): Promise<void> {
  for (const folder of FOLDERS)
    await deleteLettersBefore(db, storeIds, folder, new Date(now - KEPT_MS[folder] - SPARE_MS));
}
