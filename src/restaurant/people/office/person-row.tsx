import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDayOf } from '#ui/office/format.ts';
import type { PersonView } from '../wire/staff.ts';
import { ChangeButton } from './change-button.tsx';
import styles from './list-page.module.css';
import { RolePill } from './role-pill.tsx';
import { Seen } from './seen.tsx';
import { Who } from './who.tsx';

interface PersonRowProps {
  person: PersonView;
  onChange: (person: PersonView) => void;
}

/** A person's row in the list. */
export function PersonRow({ person, onChange }: PersonRowProps) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  return (
    <li className={styles.row}>
      <Who person={person} />
      <div className={styles.foot}>
        <span className={styles.times}>
          <RolePill role={person.role} />
          <Seen at={person.seenAt} isAlone />
          <span>{t.staff.sinceDay(formatDayOf(person.joinedAt, { language, timeZone }))}</span>
        </span>
        <ChangeButton person={person} onChange={onChange} />
      </div>
    </li>
  );
}
