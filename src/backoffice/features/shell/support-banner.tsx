import { Link } from '@tanstack/react-router';
import { may } from '#domain/staff/permissions.ts';
import common from '../../components/common.module.css';
import { formatWhen } from '../../components/format.ts';
import { useTimed } from '../../components/now.ts';
import { isAhead } from '../../components/until.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './shell.module.css';

/** Says on every screen that support may look in, or that this is support. */
export function SupportBanner() {
  const { t, language } = useInterface();
  const { role, profile } = useStore();
  const { supportUntil, timeZone, name } = profile;
  const isOn = useTimed((now) => isAhead(supportUntil, now));
  const until = useTimed((now) =>
    supportUntil === null ? '' : formatWhen(Date.parse(supportUntil), now, { language, timeZone }),
  );
  const { support: own } = t.closing;
  if (!isOn) return null;
  if (role === 'SUPPORT')
    return (
      <div className={`${styles.banner} ${common.warn}`} role="status">
        <p>{own.acting(name, until)}</p>
        <Link to="/operator">{own.back}</Link>
      </div>
    );
  return (
    <div className={`${styles.banner} ${common.warn}`} role="status">
      <p>{own.until(until)}</p>
      {may(role, 'store.support') && <Link to="/app/settings/support">{t.closing.see}</Link>}
    </div>
  );
}
