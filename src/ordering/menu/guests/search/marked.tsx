import { useStoreSetting } from '../store-context.ts';
import styles from './search-bar.module.css';

interface Props {
  text: string;
  /** Names match in any part, other texts at the beginning of a word. */
  isName?: boolean;
}

/** A text with the search's matches marked. */
export function Marked({ text, isName = false }: Props) {
  const parts = useStoreSetting().found?.mark(text, isName);
  if (!parts) return text;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ),
  );
}
