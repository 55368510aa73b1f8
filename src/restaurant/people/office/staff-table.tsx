import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDayOf } from '#ui/office/format.ts';
import { type Column, Table } from '#ui/office/table/table.tsx';
import type { PersonView } from '../wire/staff.ts';
import { ChangeButton } from './change-button.tsx';
import styles from './list-page.module.css';
import { RolePill } from './role-pill.tsx';
import { Seen } from './seen.tsx';
import { Who } from './who.tsx';

interface StaffTableProps {
  people: readonly PersonView[];
  onChange: (person: PersonView) => void;
}

export function StaffTable({ people, onChange }: StaffTableProps) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const columns: Column<PersonView>[] = [
    { label: t.staff.person, isName: true, cell: (person) => <Who person={person} /> },
    { label: t.staff.role, cell: ({ role }) => <RolePill role={role} /> },
    {
      label: t.staff.since,
      className: styles.day,
      cell: ({ joinedAt }) => formatDayOf(joinedAt, { language, timeZone }),
    },
    { label: t.staff.seen, cell: ({ seenAt }) => <Seen at={seenAt} /> },
    {
      label: '',
      className: styles.step,
      cell: (person) => <ChangeButton person={person} onChange={onChange} />,
    },
  ];
  return (
    <div className={styles.frame}>
      <Table className={styles.table} columns={columns} rows={people} keyOf={({ _id }) => _id} />
    </div>
  );
}
