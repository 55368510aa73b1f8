import type { PersonView } from '#domain/api/staff.ts';
import { Avatar } from '../../components/avatar.tsx';
import { useSelf } from '../../session/use-self.ts';
import { useTexts } from '../../texts/index.ts';
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
