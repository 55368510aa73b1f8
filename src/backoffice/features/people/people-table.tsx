import type { PersonView } from '#domain/api/staff.ts';
import { useStore } from '../../parts/current-store.ts';
import { useInterface } from '../../texts/index.ts';
import { ChangeButton } from './change-button.tsx';
import styles from './people-table.module.css';
import { RolePill } from './role-pill.tsx';
import { Seen } from './seen.tsx';
import { formatDate } from './times.ts';
import { Who } from './who.tsx';

interface PeopleTableProps {
  people: readonly PersonView[];
  onChange: (person: PersonView) => void;
}

export function PeopleTable({ people, onChange }: PeopleTableProps) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.people.person}</th>
            <th scope="col">{t.people.role}</th>
            <th scope="col">{t.people.since}</th>
            <th scope="col">{t.people.seen}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person._id}>
              <th scope="row">
                <Who person={person} />
              </th>
              <td>
                <RolePill role={person.role} />
              </td>
              <td className={styles.day}>{formatDate(person.joinedAt, { language, timeZone })}</td>
              <td>
                <Seen at={person.seenAt} />
              </td>
              <td className={styles.step}>
                <ChangeButton person={person} onChange={onChange} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
