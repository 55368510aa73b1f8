import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import styles from './test-print-link.module.css';

/** Prints a test page by this browser, in a tab of its own. */
export function TestPrintLink() {
  const { printing: t } = useTexts();
  const { storeId } = useStore();
  return (
    <a className={styles.link} href={`/app/print/${storeId}/test`} target="_blank" rel="noopener">
      {t.testHere}
    </a>
  );
}
