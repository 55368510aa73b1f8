import type { Role } from '#domain/staff/permissions.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './person.module.css';

export function RolePill({ role }: { role: Role }) {
  const { staff: t } = useTexts();
  return (
    <span className={styles.pill} data-role={role}>
      {t.roles[role]}
    </span>
  );
}
