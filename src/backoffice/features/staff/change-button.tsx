import { Link } from '@tanstack/react-router';
import type { PersonView } from '#domain/api/staff.ts';
import { mayManage } from '#domain/staff/permissions.ts';
import { Button } from '../../components/button.tsx';
import { useStore } from '../../session/current-store.ts';
import { useSelf } from '../../session/use-self.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './list-page.module.css';

interface ChangeButtonProps {
  person: PersonView;
  onChange: (person: PersonView) => void;
}

/**
 * Opens the dialog for a person whom one may change. Renders nothing for others, and a link to the profile for oneself.
 */
export function ChangeButton({ person, onChange }: ChangeButtonProps) {
  const { staff: t } = useTexts();
  const { role } = useStore();
  if (useSelf() === person._id) {
    return (
      <Link to="/app/management/user/profile" className={styles.link}>
        {t.tabs.profile}
      </Link>
    );
  }
  if (!mayManage(role, person.role)) return null;
  return (
    <Button aria-label={t.changeOf(person.name)} onClick={() => onChange(person)}>
      {t.change}
    </Button>
  );
}
