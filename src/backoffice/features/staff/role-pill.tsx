import type { ActingRole } from '#domain/staff/permissions.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './person.module.css';

export function RolePill({ role }: { role: ActingRole }) {
  const { staff: t } = useTexts();
  return (
    <span className={styles.pill} data-role={role}>
      {t.roles[role]}
    </span>
  );
}
