import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lastDayOf } from '#operators/plans/rules/invoice-period.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { SITE_BRAND } from '#restaurant/access/office/site-brand.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { RARELY_MS, storePlanQuery } from '#restaurant/stores/office-api/store.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import { useInterface } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatDate, formatDayOf } from '#ui/office/format.ts';
import { useTimed } from '#ui/office/now.ts';
import styles from './shell.module.css';

const SOON_MS = 7 * DAY;

/** Says on every screen that the restaurant is closed, that the operator has stopped it, or that its plan runs out. */
export function SubscriptionBanner() {
  const { t: texts, language } = useInterface();
  const { plan: t, closing } = texts;
  const { profile, role } = useStore();
  const { supportEmail } = SITE_BRAND;
  const isSoon = useTimed((now) => endsSoon(profile, now));
  const status = profile.subscriptionStatus;
  if (profile.erasedAt !== null)
    return (
      <div className={`${styles.banner} ${common.warn}`} role="status">
        <p>{closing.erasedOn(formatDayOf(profile.erasedAt, { language, timeZone: profile.timeZone }))}</p>
        {may(role, 'store.close') && <Link to="/app/settings/close">{closing.see}</Link>}
      </div>
    );
  if (status === 'suspended')
    return (
      <div className={`${styles.banner} ${common.warn}`} role="status">
        <p>
          {t.suspended}{' '}
          {may(role, 'plan.read') && profile.suspendedFor !== '' && t.suspendedFor(profile.suspendedFor)}
        </p>
        {supportEmail !== '' && <a href={`mailto:${supportEmail}`}>{t.write}</a>}
      </div>
    );
  const isOver = status === 'past_due' || status === 'ended';
  return (isOver || isSoon) && may(role, 'plan.read') ? <RunningOut /> : null;
}

function endsSoon({ subscriptionEndDate: end }: StoreForStaff, now: number): boolean {
  return end !== null && Date.parse(end) - now <= SOON_MS;
}

function RunningOut() {
  const { t: texts, language } = useInterface();
  const { plan: t } = texts;
  const { storeId, profile } = useStore();
  const { data } = useQuery({
    ...storePlanQuery(storeId),
    staleTime: RARELY_MS,
    refetchInterval: RARELY_MS,
  });
  if (!data) return null;
  const { status, endDate, stepsDownAt, lastPlan } = data;
  const dayOf = (at: string) => formatDate(lastDayOf(at, profile.timeZone), language);
  const text =
    status === 'ended'
      ? t.hasEnded(lastPlan)
      : status === 'past_due' && stepsDownAt !== null
        ? t.pastDue(dayOf(stepsDownAt), lastPlan)
        : endDate === null
          ? ''
          : t.ends(dayOf(endDate));
  if (text === '') return null;
  return (
    <div className={`${styles.banner} ${common.warn}`} role="status">
      <p>{text}</p>
      <Link to="/app/settings/plan">{t.see}</Link>
    </div>
  );
}
