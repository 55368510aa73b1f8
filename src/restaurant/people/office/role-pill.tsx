import { useTexts } from '#texts/office/index.ts';
import type { ActingRole } from '../rules/permissions.ts';
import styles from './person.module.css';

export function RolePill({ role }: { role: ActingRole }) {
  const { staff: t } = useTexts();
  return (
    <span className={styles.pill} data-role={role}>
      {t.roles[role]}
    </span>
  );
}
