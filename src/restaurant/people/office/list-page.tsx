import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import type { PersonView } from '../wire/staff.ts';
import styles from './list-page.module.css';
import { OpenInvitations } from './open-invitations.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { StaffHistory } from './staff-history.tsx';
import { StaffTable } from './staff-table.tsx';

/** The people of the store with their roles, and the actions to change them. */
export function ListPage() {
  const { staff: t } = useTexts();
  const [changing, setChanging] = useState<PersonView | null>(null);
  const isPhone = useMediaQuery('(width < 48rem)', false, { getInitialValueInEffect: false });
  return (
    <StaffFrame>
      {({ people, invitations }, onInvite) => (
        <>
          {isPhone ? (
            <ul className={styles.rows}>
              {people.map((person) => (
                <PersonRow key={person._id} person={person} onChange={setChanging} />
              ))}
            </ul>
          ) : (
            <StaffTable people={people} onChange={setChanging} />
          )}
          {people.length === 1 && invitations.length === 0 && (
            <Nothing title={t.alone} hint={t.aloneHint}>
              <Button onClick={onInvite}>{t.invite}</Button>
            </Nothing>
          )}
          <OpenInvitations invitations={invitations} />
          <StaffHistory />
          <PersonDialog person={changing} onClose={() => setChanging(null)} />
        </>
      )}
    </StaffFrame>
  );
}
