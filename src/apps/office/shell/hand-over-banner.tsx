import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { staffQuery } from '#restaurant/people/office-api/staff.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useInterface } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { formatDayOf } from '#ui/office/format.ts';
import { useTimed } from '#ui/office/now.ts';
import { isAhead } from '#ui/office/until.ts';
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
