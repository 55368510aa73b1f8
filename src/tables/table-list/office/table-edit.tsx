import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { qrPath } from '#ui/shared/qr-path.ts';
import { codeLink } from '../rules/table-link.ts';
import type { TableView } from '../wire/tables.ts';
import { movedBy } from './groups.ts';
import { PrintDialog } from './print-dialog.tsx';
import { useRemoved } from './removed.ts';
import { TableForm } from './table-form.tsx';
import styles from './table-panel.module.css';
import { useTables } from './use-tables.ts';

export interface TableEditProps {
  table: TableView;
  tables: TableView[];
  /** The store's own address, with which the addresses in codes begin. */
  storeLink: string;
  onClose: () => void;
}

/** The code of a table, and the form that changes the table. */
export function TableEdit({ table, tables, storeLink, onClose }: TableEditProps) {
  const t = useTexts();
  const { role } = useStore();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <Code table={table} storeLink={storeLink} />
      {may(role, 'table.print') && (
        <Button look="main" onClick={() => setIsPrinting(true)}>
          {t.tables.print}
        </Button>
      )}
      {may(role, 'table.update') && (
        <>
          <TableForm table={table} />
          <Steps table={table} tables={tables} onClose={onClose} />
        </>
      )}
      <PrintDialog
        isOpen={isPrinting}
        view={{ tables, link: storeLink }}
        chosen={[table]}
        onClose={() => setIsPrinting(false)}
      />
    </>
  );
}

function Code({ table, storeLink }: Pick<TableEditProps, 'table' | 'storeLink'>) {
  const t = useTexts();
  const { placeOf } = useNames();
  const link = codeLink(storeLink, table.iden);
  const code = qrPath(link);
  return (
    <div className={styles.code}>
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t.tables.codeOf(placeOf(table))}
      >
        <path d={code.path} />
      </svg>
      <a href={link} target="_blank" rel="noopener">
        {decodeURI(link).replace(/^https?:\/\//, '')}
      </a>
      <CopyButton text={link}>{t.copyLink}</CopyButton>
    </div>
  );
}

function Steps({ table, tables, onClose }: Pick<TableEditProps, 'table' | 'tables' | 'onClose'>) {
  const t = useTexts();
  const { order, remove } = useTables();
  const { setRemoved } = useRemoved();
  const move = (step: 1 | -1) => {
    const idens = movedBy(tables, table.iden, step);
    if (idens && !order.isPending) order.mutate(idens);
  };
  const removeIt = () =>
    remove.mutate([table], {
      onSuccess: () => {
        onClose();
        setRemoved([table]);
      },
    });
  return (
    <div className={styles.steps}>
      <Button disabled={movedBy(tables, table.iden, -1) === null} onClick={() => move(-1)}>
        {t.tables.moveEarlier}
      </Button>
      <Button disabled={movedBy(tables, table.iden, 1) === null} onClick={() => move(1)}>
        {t.tables.moveLater}
      </Button>
      <Button look="danger" isBusy={remove.isPending} onClick={removeIt}>
        {t.remove}
      </Button>
    </div>
  );
}
