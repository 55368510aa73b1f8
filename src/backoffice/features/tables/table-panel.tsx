import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { TableView } from '#domain/api/tables.ts';
import { may } from '#domain/staff/permissions.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { SidePanel } from '../../parts/dialog.tsx';
import { useNames, useTexts } from '../../texts/index.ts';
import { TableEdit, type TableEditProps } from './table-edit.tsx';
import styles from './table-panel.module.css';

export interface TablePanelProps extends Omit<TableEditProps, 'table'> {
  table: TableView | undefined;
  /** The orders at the table. It is passed in, because this feature knows nothing of orders. */
  AtTable: ComponentType<{ iden: string }>;
}

/** One table with its orders. A button leads to its code and to the form that changes it. */
export function TablePanel({ table, ...rest }: TablePanelProps) {
  const { placeOf } = useNames();
  // The edit form stays open when the table is renamed.
  const [isEditing, setEditing] = useState(false);
  const close = () => {
    setEditing(false);
    rest.onClose();
  };
  return (
    <SidePanel isOpen={table !== undefined} onClose={close} size="30rem" title={table && placeOf(table)}>
      {table && (
        <div key={table.iden} className={styles.panel}>
          {isEditing ? (
            <TableEdit {...rest} table={table} onClose={close} />
          ) : (
            <Happening table={table} AtTable={rest.AtTable} onEdit={() => setEditing(true)} />
          )}
        </div>
      )}
    </SidePanel>
  );
}

interface HappeningProps extends Pick<TablePanelProps, 'AtTable'> {
  table: TableView;
  onEdit: () => void;
}

function Happening({ table, AtTable, onEdit }: HappeningProps) {
  const t = useTexts();
  const { role } = useStore();
  return (
    <>
      <AtTable iden={table.iden} />
      <div className={styles.ways}>
        {may(role, 'order.place') && (
          <Link
            className={styles.newOrder}
            to="/app/management/e-commerce/checkout"
            search={{ table: table.iden }}
          >
            {t.takeOrder.title}
          </Link>
        )}
        <Button onClick={onEdit}>{may(role, 'table.update') ? t.tables.edit : t.tables.showCode}</Button>
      </div>
    </>
  );
}
