import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import styles from './keys-dialog.module.css';

const KEY_MAP = [
  [['↑', '↓', '←', '→'], 'arrows'],
  [['J', 'K'], 'order'],
  [['Enter', 'Space'], 'step'],
  [['1', '…', '9'], 'item'],
  [['U'], 'undo'],
  [['R'], 'recall'],
  [['A'], 'acknowledge'],
  [['M'], 'mute'],
  [['V'], 'view'],
  [['F'], 'fullScreen'],
  [['?'], 'help'],
] as const;

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
