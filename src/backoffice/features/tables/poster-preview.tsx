import { useQuery } from '@tanstack/react-query';
import { type PosterChoice, type PosterPrint, posterPreviewQuery } from '../../api/tables.ts';
import { useStore } from '../../parts/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './print-dialog.module.css';

/** The first page, drawn by the code that prints it. */
export function PosterPreview({ print }: { print: PosterPrint }) {
  const t = useTexts();
  const { storeId } = useStore();
  const onPage = { ...print, what: firstOf(print.what) };
  const { data: svg, isPlaceholderData } = useQuery(posterPreviewQuery(storeId, onPage));
  return (
    <div className={styles.preview} data-old={isPlaceholderData}>
      {svg && <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={t.tables.preview} />}
    </div>
  );
}

const MOST_ON_A_PAGE = 21;

/** The picture stays the same however many more tables are chosen. */
function firstOf(what: PosterChoice): PosterChoice {
  return Array.isArray(what) ? what.slice(0, MOST_ON_A_PAGE) : what;
}
