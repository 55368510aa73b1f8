import { useTexts } from '#texts/office/index.ts';
import { StarIcon } from '#ui/office/icons.tsx';
import type { LetterInThread } from '../wire/mail.ts';
import styles from './mail.module.css';
import { useChangeLetter } from './use-change-letter.ts';

export function StarButton({ letter }: { letter: LetterInThread }) {
  const { mail: t } = useTexts();
  const change = useChangeLetter(letter._id);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={letter.isStarred}
      aria-label={letter.isStarred ? t.unstar : t.star}
      onClick={() => change({ isStarred: !letter.isStarred })}
    >
      <StarIcon />
    </button>
  );
}
