import { Link } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useInterface } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatWhen } from '#ui/office/format.ts';
import { useTimed } from '#ui/office/now.ts';
import { isAhead } from '#ui/office/until.ts';
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
