import { useOffline } from '../state/use-offline.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './offline-banner.module.css';

/** Said as soon as it is so, and gone when the server has answered again. */
export function OfflineBanner({ text }: { text?: string }) {
  const { connection } = useTexts();
  const isOffline = useOffline();
  // The region is there before its text, so that the text is read out when it comes.
  return (
    <div role="status">{isOffline && <p className={styles.banner}>{text ?? connection.offline}</p>}</div>
  );
}
