import { useId } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { mayManage, ROLES, type Role } from '../rules/permissions.ts';
import styles from './person.module.css';

export type PinRole = Exclude<Role, 'OWNER'>;

interface RoleFieldProps {
  value: Role;
  /** Whether the person only has a PIN, which gives nobody an owner's powers. */
  isWithPin?: boolean;
  onChange: (role: Role) => void;
}

/** The roles that one may give, each with its permissions in words. */
export function RoleField({ value, isWithPin = false, onChange }: RoleFieldProps) {
  const { staff: t } = useTexts();
  const { role: own } = useStore();
  const name = useId();
  const offered = ROLES.filter((role) => mayManage(own, role) && !(isWithPin && role === 'OWNER'));
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.legend}>{t.role}</legend>
      {offered.map((role) => (
        <label key={role} className={styles.role}>
          <input type="radio" name={name} checked={role === value} onChange={() => onChange(role)} />
          <span>
            <span className={styles.roleName}>{t.roles[role]}</span>
            <span className={styles.duties}>{t.duties[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
