import { Link } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useSelf } from '#restaurant/access/office/use-self.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { mayManage } from '../rules/permissions.ts';
import type { PersonView } from '../wire/staff.ts';
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
