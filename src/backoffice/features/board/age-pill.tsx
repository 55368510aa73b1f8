import { AlarmIcon } from '../../parts/icons.tsx';
import { useTimed } from '../../parts/now.ts';
import { useTexts } from '../../texts/index.ts';
import { type AgeLevel, ageLevel, formatAge, minutesOf } from './age.ts';
import styles from './age-pill.module.css';

export function useAgeLevel(createdAt: string): AgeLevel {
  const placed = Date.parse(createdAt);
  return useTimed((now) => ageLevel(now - placed));
}

/** How long a guest has been waiting: in figures, in colour, and in words for those who see neither. */
export function AgePill({ createdAt }: { createdAt: string }) {
  const t = useTexts();
  const placed = Date.parse(createdAt);
  const shown = useTimed((now) => formatAge(now - placed));
  const minutes = useTimed((now) => minutesOf(now - placed));
  const level = useAgeLevel(createdAt);
  const words = { fresh: '', slow: `, ${t.board.slow}`, late: `, ${t.board.late}` }[level];
  return (
    <span className={`${styles.age} ${styles[level]}`}>
      {level !== 'fresh' && <AlarmIcon size={16} />}
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{`${t.board.age(minutes)}${words}`}</span>
    </span>
  );
}
