import type { PlanNews } from '#domain/notifications/notifications.ts';
import { DAY } from '#domain/time/durations.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { keepEmails } from '../../platform/mail/send-email.ts';
import { findOwnerEmails } from '../access/membership.ts';
import { notify } from '../notifications/notify.ts';
import { standingOf } from '../plans/require-room.ts';
import { appendStaffLog } from '../staff/staff-log.ts';
import { atOffice } from '../stores/at-office.ts';
import { noteChange } from '../stores/note-change.ts';
import { selectRunningOut, updateAged, updateTold } from './queries.ts';
import { writeSubscriptionEmail } from './subscription-email.ts';

const WARNING_MS = 7 * DAY;

type RunningOut = Awaited<ReturnType<typeof selectRunningOut>>[number];

/**
 * Writes down what has become of subscriptions, so that lists and stores read it, and tells owners once of each step.
 * Several programs may do so at once: one of them changes the row, and that one sends the email.
 */
export async function ageSubscriptions(ctx: Ctx, storeIds: string[]): Promise<void> {
  const soon = new Date(ctx.now + WARNING_MS);
  for (const store of await selectRunningOut(ctx.db, storeIds, soon)) {
    const status = standingOf(store, ctx.now);
    const step = status === 'past_due' || status === 'ended' ? status : 'ends';
    if (step === store.status) continue;
    // Before the lock: the change is made only if the row is still as it was read.
    const send = await withTransaction({ ...ctx, storeId: store.storeId }, async (tx) => {
      const isNews = await (step === 'ends' ? noteEnd(tx, store) : age(tx, store, step));
      return isNews ? tell(tx, store, step, store.endsAt?.toISOString() ?? '') : null;
    });
    await send?.();
  }
}

async function age(tx: Ctx, { storeId, status }: RunningOut, to: 'past_due' | 'ended'): Promise<boolean> {
  if (!(await updateAged(tx.db, storeId, { from: status, to }))) return false;
  await appendStaffLog(tx, storeId, { what: 'planned', subject: to });
  await noteChange(tx, storeId);
  return true;
}

function noteEnd(tx: Ctx, { storeId, endsAt }: RunningOut): Promise<boolean> {
  return updateTold(tx.db, storeId, `ends ${endsAt?.toISOString()}`);
}

/** Tells the owners in the bell and by email, in the transaction of the news. Answers what sends the emails after it. */
export async function tell(
  tx: Ctx,
  { storeId, name }: Pick<RunningOut, 'storeId' | 'name'>,
  news: PlanNews,
  /** Which month or end the news is about. */
  of: string,
): Promise<() => Promise<void>> {
  await notify(tx, storeId, [{ kind: 'plan', key: `${news} ${of}`, facts: { news }, at: tx.now }]);
  const office = await atOffice(tx, storeId);
  const link = `${office.site.origin}/app/settings/plan`;
  return keepEmails(office, 'plan', await findOwnerEmails(tx, storeId), () =>
    writeSubscriptionEmail(news, name, link),
  );
}
