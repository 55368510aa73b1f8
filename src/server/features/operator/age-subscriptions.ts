import { DAY } from '#domain/time/durations.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { sendEmail } from '../../platform/mail/send-email.ts';
import { standingOf } from '../plans/require-room.ts';
import { appendStaffLog } from '../staff/staff-log.ts';
import { noteChange } from '../stores/note-change.ts';
import { selectOwnerEmails, selectRunningOut, updateAged, updateTold } from './queries.ts';
import { type SubscriptionNews, writeSubscriptionEmail } from './subscription-email.ts';

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
    if (status === 'past_due' || status === 'ended') {
      if (status !== store.status && (await age(ctx, store, status))) await tell(ctx, store, status);
    } else if (await updateTold(ctx.db, store.storeId, `ends ${store.endsAt?.toISOString()}`)) {
      await tell(ctx, store, 'ends');
    }
  }
}

function age(ctx: Ctx, { storeId, status }: RunningOut, to: 'past_due' | 'ended'): Promise<boolean> {
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    if (!(await updateAged(tx.db, storeId, { from: status, to }))) return false;
    await appendStaffLog(tx, storeId, { what: 'planned', subject: to });
    await noteChange(tx, storeId);
    return true;
  });
}

/** An email that cannot be sent is reported, and the next owner is told. */
export async function tell(
  { db, services }: Ctx,
  store: Pick<RunningOut, 'storeId' | 'name'>,
  news: SubscriptionNews,
): Promise<void> {
  const link = `${services.sites.main().origin}/app/settings/plan`;
  for (const to of await selectOwnerEmails(db, store.storeId))
    await sendEmail(services, 'plan', to, () => writeSubscriptionEmail(news, store.name, link)).catch(
      services.onError,
    );
}
