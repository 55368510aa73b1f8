import { Link } from '@tanstack/react-router';
import { TestPrintLink } from '#kitchen/printing/office/face/test-print-link.tsx';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { AlwaysOpen } from './always-open.tsx';
import type { SetUpStep } from './steps.ts';
import styles from './welcome.module.css';

const FROM_HERE = { from: 'welcome' } as const;

/** Links to the screens where the other steps are done. The settings link back here. */
export function StepActions({ step }: { step: Exclude<SetUpStep, 'dishes'> }) {
  const { welcome: t } = useTexts();
  const { role, profile } = useStore();
  switch (step) {
    case 'look':
      return (
        <>
          <Link to="/app/settings/look" search={FROM_HERE} className={styles.action}>
            {t.look.color}
          </Link>
          <Link to="/app/settings/store" search={FROM_HERE} className={styles.action}>
            {t.look.logo}
          </Link>
        </>
      );
    case 'place':
      return (
        <>
          {profile.openingHours === null && <AlwaysOpen />}
          <Link to="/app/settings/store" search={FROM_HERE} className={styles.action}>
            {t.place.address}
          </Link>
          <Link to="/app/settings/hours" search={FROM_HERE} className={styles.action}>
            {t.place.hours}
          </Link>
        </>
      );
    case 'types':
      return (
        <Link to="/app/settings/order-types" search={FROM_HERE} className={styles.action}>
          {t.change}
        </Link>
      );
    case 'upi':
      if (!may(role, 'store.gateway')) return <p>{t.upi.onlyOwner}</p>;
      return (
        <Link to="/app/settings/payments" search={FROM_HERE} className={styles.action}>
          {t.upi.open}
        </Link>
      );
    case 'tables':
      return (
        <Link to="/app/tables" search={FROM_HERE} className={styles.action}>
          {t.tables.open}
        </Link>
      );
    case 'staff':
      return (
        <Link to="/app/management/user/list" className={styles.action}>
          {t.staff.open}
        </Link>
      );
    case 'order':
      return (
        <>
          <a href={`/${profile.slug}`} target="_blank" rel="noopener" className={styles.action}>
            {t.order.open}
          </a>
          <Link to="/app/dashboard" className={styles.action}>
            {t.order.board}
          </Link>
          <TestPrintLink />
        </>
      );
    case 'legal':
      return (
        <Link to="/app/settings/legal" search={FROM_HERE} className={styles.action}>
          {t.legal.open}
        </Link>
      );
  }
}
