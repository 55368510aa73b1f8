import { TitledSheet } from '#ui/guests/titled-sheet.tsx';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import styles from './join.module.css';
import { OutsideActs, type OutsidePhase, outsideWords } from './outside.tsx';

interface Props {
  phase: OutsidePhase;
  /** "Table 12". */
  table: string;
  open: boolean;
  onClose: () => void;
}

/** Asks a guest who has scanned the code of a table that has started, and says what became of the question. */
export function JoinSheet({ phase, table, open, onClose }: Props) {
  const texts = useTableTexts();
  const [title, hint] = outsideWords(texts, phase, table);
  return (
    <TitledSheet open={open} title={table} onClose={onClose}>
      <div className={styles.sheet}>
        <div role="status">
          <h3>{title}</h3>
        </div>
        <p className={styles.hint}>{hint}</p>
        <OutsideActs phase={phase} />
        <button type="button" className={styles.look} onClick={onClose}>
          {texts.join.look}
        </button>
      </div>
    </TitledSheet>
  );
}
