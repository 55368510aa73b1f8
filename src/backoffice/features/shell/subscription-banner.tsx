import { Link } from '@tanstack/react-router';
import { may } from '#domain/staff/permissions.ts';
import common from '../../parts/common.module.css';
import { useStore } from '../../parts/current-store.ts';
import { SITE_BRAND } from '../../parts/site-brand.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './shell.module.css';

/** Says on every screen that the operator has stopped the restaurant, or that its plan has run out. */
export function SubscriptionBanner() {
  const { plan: t } = useTexts();
  const { profile, role } = useStore();
  const { supportEmail } = SITE_BRAND;
  const status = profile.subscriptionStatus;
  if (status === 'suspended')
    return (
      <div className={`${styles.banner} ${common.warn}`} role="status">
        <p>{t.suspended}</p>
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
