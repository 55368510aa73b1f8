import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { may } from '#domain/staff/permissions.ts';
import { staffQuery } from '../../api/staff.ts';
import common from '../../components/common.module.css';
import { formatDayOf } from '../../components/format.ts';
import { useTimed } from '../../components/now.ts';
import { isAhead } from '../../components/until.ts';
import { useStore } from '../../session/current-store.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './shell.module.css';

/** Says on every screen of an owner that the operator has asked somebody to take the restaurant over. */
export function HandOverBanner() {
  const { t, language } = useInterface();
  const { role, storeId, profile } = useStore();
  const { data } = useQuery({ ...staffQuery(storeId), enabled: may(role, 'store.hand-over') });
  const asked = data?.invitations.find(({ handsOver, isAgreed }) => handsOver && !isAgreed);
  const isOpen = useTimed((now) => isAhead(asked?.expiresAt ?? null, now));
  if (!isOpen || !asked?.takenFrom) return null;
  const day = formatDayOf(asked.takenFrom, { language, timeZone: profile.timeZone });
  return (
    <div className={`${styles.banner} ${common.warn}`} role="status">
      <p>{t.staff.asksHandOver(asked.email, day)}</p>
      <Link to="/app/management/user/list">{t.staff.seeHandOver}</Link>
    </div>
  );
}
