import { useQuery } from '@tanstack/react-query';
import type { FloorTable } from '#domain/api/sittings.ts';
import { sittingQuery } from '../../../api/sittings.ts';
import { useStore } from '../../../parts/current-store.ts';
import { SidePanel } from '../../../parts/dialog.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { useTileWords } from '../../../parts/floor/use-tile-words.ts';
import { Loading } from '../../../parts/loading.tsx';
import { useNames, useTexts } from '../../../texts/index.ts';
import { FreeTable } from './free-table.tsx';
import { OpenTable } from './open-table.tsx';
import styles from './sheet.module.css';

interface TableSheetProps {
  table: FloorTable | undefined;
  tables: readonly FloorTable[];
  /** Opens another table, where this one's guests have gone. */
  onOpen: (tableId: string) => void;
  onClose: () => void;
}

/** Everything about a table, and all that the staff do there. */
export function TableSheet({ table, tables, onOpen, onClose }: TableSheetProps) {
  return (
    <SidePanel
      isOpen={table !== undefined}
      onClose={onClose}
      size="34rem"
      title={table && <SheetTitle table={table} />}
    >
      {table &&
        (table.sitting ? (
          <Sitting
            key={table.sitting._id}
            table={table}
            sittingId={table.sitting._id}
            tables={tables}
            onOpen={onOpen}
            onClose={onClose}
          />
        ) : (
          <FreeTable key={table._id} table={table} />
        ))}
    </SidePanel>
  );
}

function SheetTitle({ table }: { table: FloorTable }) {
  const { placeOf } = useNames();
  const words = useTileWords()(table);
  return (
    <span className={styles.title}>
      <span className={styles.name}>{placeOf({ iden: table.iden, idel: table.label })}</span>{' '}
      <span className={styles.pill} data-tone={words.tile.tone}>
        {words.state}
      </span>
    </span>
  );
}

interface SittingProps extends Omit<TableSheetProps, 'table'> {
  table: FloorTable;
  sittingId: string;
}

function Sitting({ table, sittingId, ...rest }: SittingProps) {
  const { floor: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(sittingQuery(storeId, sittingId));
  if (data) return <OpenTable table={table} sitting={data} {...rest} />;
  if (error) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}
