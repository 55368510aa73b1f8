import { useTexts } from '#texts/office/index.ts';
import styles from './dialogs.module.css';

const MOST_SHOWN = 40;

/** Shows the tables that will be added. */
export function AddPreview({ names, taken }: { names: string[]; taken: string[] }) {
  const t = useTexts();
  const shown = names.length > MOST_SHOWN ? [...names.slice(0, MOST_SHOWN - 1), '…', names.at(-1)] : names;
  return (
    <div className={styles.preview} aria-live="polite">
      {names.length > 0 && (
        <>
          <p className={styles.count}>{t.tables.made(names.length)}</p>
          <ul className={styles.names}>
            {shown.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {taken.length > 0 && <p className={styles.taken}>{t.tables.alreadyThere(listed(taken))}</p>}
    </div>
  );
}

function listed(idens: string[]): string {
  return idens.length > MOST_SHOWN ? `${idens.slice(0, MOST_SHOWN).join(', ')}…` : idens.join(', ');
}
