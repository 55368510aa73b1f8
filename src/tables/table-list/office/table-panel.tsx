import { Link } from '@tanstack/react-router';
import { useNames, useTexts } from '#texts/office/index.ts';
import { SidePanel } from '#ui/office/dialogs/dialog.tsx';
import type { TableView } from '../wire/tables.ts';
import { TableEdit, type TableEditProps } from './table-edit.tsx';
import styles from './table-panel.module.css';

interface TablePanelProps extends Omit<TableEditProps, 'table'> {
  table: TableView | undefined;
}

/** One table: its code, and the form that changes it. The floor shows what happens there. */
export function TablePanel({ table, ...rest }: TablePanelProps) {
  const { tables: t } = useTexts();
  const { placeOf } = useNames();
  return (
    <SidePanel
      isOpen={table !== undefined}
      onClose={rest.onClose}
      size="30rem"
      title={table && placeOf(table)}
    >
      {table && (
        <div key={table._id} className={styles.panel}>
          <Link to="/app/floor" search={{ table: table._id }} className={styles.toFloor}>
            {t.onFloor}
          </Link>
          <TableEdit {...rest} table={table} />
        </div>
      )}
    </SidePanel>
  );
}
