import { Dialog } from '../../parts/dialog.tsx';
import { useTexts } from '../../texts/index.ts';
import { KEY_MAP } from './keys.ts';
import styles from './keys-dialog.module.css';

export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="30rem" title={t.desk.keys}>
      <dl className={styles.keys}>
        {KEY_MAP.map(([keys, what]) => (
          <div key={what} className={styles.row}>
            <dt className={styles.caps}>
              {keys.map((key) => (
                <kbd key={key} className={styles.cap}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t.desk.keyMap[what]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
