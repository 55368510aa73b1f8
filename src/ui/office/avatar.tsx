import styles from './avatar.module.css';
import { initialsOf, toneOf } from './initials.ts';

interface AvatarProps {
  name: string;
  size?: 'usual' | 'big';
}

/** Somebody's initials. Screen readers read the name beside them instead. */
export function Avatar({ name, size = 'usual' }: AvatarProps) {
  return (
    <span className={`${styles.avatar} ${styles[size]}`} data-tone={toneOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
