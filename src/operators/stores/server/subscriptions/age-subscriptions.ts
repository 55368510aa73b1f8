import { lastDayOf } from '#operators/plans/rules/invoice-period.ts';
import { type SubscriptionStatus, statusAt } from '#operators/plans/rules/plan.ts';
import { type PlanStep, rulesOf, stepAt, stepsDownAt } from '#operators/plans/rules/plan-rules.ts';
import { type Ctx, type OfStore, withTransaction } from '#platform/context/server/context.ts';
import { keepEmails } from '#platform/mail/server/send-email.ts';
import { subscribed } from '#platform/site/server/plan-features.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { findOwnerEmails } from '#restaurant/access/server/membership.ts';
import type { PlanNews, RenewalNews } from '#restaurant/notifications/rules/notifications.ts';
import { notify } from '#restaurant/notifications/server/notify.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';
import { changeStore, UNCHANGED } from '#restaurant/stores/server/change-store.ts';
import { type PlanEmail, type StepFacts, stepEmail, writeSubscriptionEmail } from './subscription-email.ts';
import { selectRunningOut, updateAged, updateTold } from './subscription-queries.ts';

const WARNING_MS = 7 * DAY;

type RunningOut = Awaited<ReturnType<typeof selectRunningOut>>[number];

/** What the bell says, whose words releases that run beside this one know. */
const IN_BELL = {
  ends: 'ends',
  endsTomorrow: 'ends',
  past_due: 'past_due',
  lastDay: 'past_due',
  ended: 'ended',
} as const satisfies Record<PlanStep, PlanNews>;

/**
 * Writes down what has become of subscriptions, so that lists and stores read it, and tells owners once of each step.
 * Several programs may do so at once: one of them changes the row, and that one sends the email.
 */
export async function ageSubscriptions(ctx: Ctx, storeIds: string[]): Promise<void> {
  const soon = new Date(ctx.now + WARNING_MS);
  for (const store of await selectRunningOut(ctx.db, storeIds, soon)) {
    const { endsAt } = store;
    const rules = rulesOf(store.rules);
    const held = { status: subscribed(store.status), endsAt: endsAt?.getTime() ?? null };
    const step = stepAt(held, ctx.now, rules);
    if (step === null || endsAt === null) continue;
    // Whose plan renews itself is told of that.
    if (store.renews && (step === 'ends' || step === 'endsTomorrow')) continue;
    // Before the lock: the change is made only if the row is still as it was read.
    const send = await withTransaction({ ...ctx, storeId: store.storeId }, async (tx) => {
      const status = statusAt(held, ctx.now, rules);
      const isAged = status !== held.status && (await age(tx, store, status));
      const isNews =
        step === status ? isAged : await updateTold(tx.db, store.storeId, `${step} ${endsAt.toISOString()}`);
      return isNews ? tellStep(tx, { ...store, endsAt }, step) : null;
    });
    await send?.();
  }
}

async function age(tx: OfStore, { storeId, status }: RunningOut, to: SubscriptionStatus): Promise<boolean> {
  const aged = await changeStore(tx, 'profile', async () => {
    if (!(await updateAged(tx.db, storeId, { from: status, to }))) return UNCHANGED;
    return appendStaffLog(tx, storeId, { what: 'planned', subject: to });
  });
  return aged !== UNCHANGED;
}

function tellStep(tx: Ctx, store: RunningOut & { endsAt: Date }, step: PlanStep) {
  const { endsAt, timeZone, brandId } = store;
  const rules = rulesOf(store.rules);
  const left = tx.services.sites.plans.get(brandId)?.features.get(rules.lastPlan);
  const facts: StepFacts = {
    ...rules,
    endDay: lastDayOf(endsAt.getTime(), timeZone),
    lastDay: lastDayOf(stepsDownAt(endsAt.getTime(), rules), timeZone),
    isOrderingLeft: left?.includes('ordering') ?? true,
  };
  const of = `${step === 'ends' || step === IN_BELL[step] ? '' : `${step} `}${endsAt.toISOString()}`;
  return tell(tx, store, { news: IN_BELL[step], of, email: stepEmail(step, facts) });
}

/** Tells the owners in the bell and by email, in the transaction of the news. Answers what sends the emails after it. */
export async function tell(
  tx: Ctx,
  { storeId, name }: Pick<RunningOut, 'storeId' | 'name'>,
  {
    news,
    of,
    email,
    renewal,
    link: path = '/app/settings/plan',
  }: {
    news: PlanNews;
    /** Which month or end the news is about. */
    of: string;
    email: PlanEmail;
    renewal?: RenewalNews;
    link?: string;
  },
): Promise<() => Promise<void>> {
  await notify(tx, storeId, [
    { kind: 'plan', key: `${news} ${of}`, facts: { news, ...(renewal && { renewal }) }, at: tx.now },
  ]);
  const office = await atOffice(tx, storeId);
  const link = office.site.origin + path;
  return keepEmails(office, 'plan', await findOwnerEmails(tx, storeId), () =>
    writeSubscriptionEmail(email, name, link),
  );
}
