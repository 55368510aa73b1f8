import { useSelf } from '#restaurant/access/office/use-self.ts';
import { useTexts } from '#texts/office/index.ts';
import { Avatar } from '#ui/office/avatar.tsx';
import type { PersonView } from '../wire/staff.ts';
import styles from './person.module.css';

/** Avatar, name and address, at the start of each row. */
export function Who({ person }: { person: PersonView }) {
  const { staff: t, tablets } = useTexts();
  const isSelf = useSelf() === person._id;
  return (
    <span className={styles.who}>
      <Avatar name={person.name} />
      <span className={styles.words}>
        <span className={styles.name}>
          {person.name}
          {isSelf && (
            <>
              <wbr />
              <span className={styles.you}>{t.you}</span>
            </>
          )}
        </span>
        <span className={styles.email}>{person.disabled ? t.off : person.email || tablets.pinOnly}</span>
      </span>
    </span>
  );
}
