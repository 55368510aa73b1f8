import { LANGUAGES } from '#platform/language/rules/languages.ts';
import { useInterface } from '#texts/office/index.ts';
import { Avatar } from '#ui/office/avatar.tsx';
import { useTimed } from '#ui/office/now.ts';
import type { OwnTablet } from '../wire/tablets.ts';
import styles from './tablet-page.module.css';

interface PersonTileProps {
  person: OwnTablet['people'][number];
  /** Why they can't sign in now. */
  why?: string | undefined;
  onChoose: () => void;
}

/** Somebody who can sign in, unless their PIN was wrong too often. */
export function PersonTile({ person: { name, role, lockedUntil }, why, onChoose }: PersonTileProps) {
  const { t, language } = useInterface();
  const isLocked = useTimed((now) => lockedUntil !== null && Date.parse(lockedUntil) > now);
  const time = new Intl.DateTimeFormat(LANGUAGES[language].tag, { hour: 'numeric', minute: '2-digit' });
  const locked =
    isLocked && lockedUntil !== null ? t.tablets.lockedUntil(time.format(Date.parse(lockedUntil))) : why;
  return (
    <button type="button" className={styles.tile} disabled={locked !== undefined} onClick={onChoose}>
      <Avatar name={name} size="big" />
      <span className={styles.name}>{name}</span>
      <span className={styles.about}>{locked ?? t.staff.roles[role]}</span>
    </button>
  );
}
