import { Link } from '@tanstack/react-router';
import { may } from '#domain/staff/permissions.ts';
import common from '../../components/common.module.css';
import { formatDayOf } from '../../components/format.ts';
import { useStore } from '../../session/current-store.ts';
import { SITE_BRAND } from '../../session/site-brand.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './shell.module.css';

/** Says on every screen that the restaurant is closed, that the operator has stopped it, or that its plan has run out. */
export function SubscriptionBanner() {
  const { t: texts, language } = useInterface();
  const { plan: t, closing } = texts;
  const { profile, role } = useStore();
  const { supportEmail } = SITE_BRAND;
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
  if ((status !== 'past_due' && status !== 'ended') || !may(role, 'plan.read')) return null;
  return (
    <div className={`${styles.banner} ${common.warn}`} role="status">
      <p>{t.runOut[status]}</p>
      <Link to="/app/settings/plan">{t.see}</Link>
    </div>
  );
}
