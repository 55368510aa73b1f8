import { useTexts } from '#texts/office/index.ts';
import styles from './loading.module.css';

/** What comes, with how many pieces stand for it. */
const PIECES = {
  rows: 5,
  tiles: 17,
  cards: 3,
  sides: 2,
  figures: 7,
  fields: 4,
  words: 6,
  page: 6,
  office: 3,
};

/** A skeleton in the shape of what comes. It has its room at once, and is seen only if that takes a moment. */
export function Loading({ shape = 'rows' }: { shape?: keyof typeof PIECES }) {
  const { loading } = useTexts();
  return (
    <div className={`${styles.loading} ${styles[shape] ?? ''}`} role="status" data-loading>
      <span className="visually-hidden">{loading}</span>
      {Array.from({ length: PIECES[shape] }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place
        <span key={at} className={styles.piece} />
      ))}
    </div>
  );
}
