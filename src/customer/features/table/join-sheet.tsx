import { TitledSheet } from '../../parts/titled-sheet.tsx';
import type { Phase } from '../../state/table/table.ts';
import { useTableTexts } from '../../texts/table/use-table-texts.ts';
import styles from './join.module.css';
import { Outside } from './outside.tsx';

interface Props {
  phase: Phase;
  /** "Table 12". */
  table: string;
  open: boolean;
  onClose: () => void;
}

/** Asks a guest who has scanned the code of a table that has started. */
export function JoinSheet({ phase, table, open, onClose }: Props) {
  const { join } = useTableTexts();
  return (
    <TitledSheet open={open} title={table} onClose={onClose}>
      <div className={styles.sheet}>
        <Outside phase={phase} table={table} />
        <button type="button" className={styles.look} onClick={onClose}>
          {join.look}
        </button>
      </div>
    </TitledSheet>
  );
}
