import styles from './marked.module.css';
import { splitAtMatch } from './search.ts';
import { useStoreSetting } from './store-context.ts';

/** A label with the part that was searched for. */
export function Marked({ text }: { text: string }) {
  const { query } = useStoreSetting();
  const parts = splitAtMatch(text, query);
  if (!parts) return text;
  const [before, match, after] = parts;
  return (
    <>
      {before}
      <mark className={styles.mark}>{match}</mark>
      {after}
    </>
  );
}
