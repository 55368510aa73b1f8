import { useQuery } from '@tanstack/react-query';
import { isOrderState } from '#ordering/orders/rules/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useLineLost } from '#restaurant/without-the-line/office/door.ts';
import { sheetOf } from '#restaurant/without-the-line/rules/round-here.ts';
import { sittingQuery } from '#tables/sittings/office-api/sittings.ts';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { SidePanel } from '#ui/office/dialogs/dialog.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useBoardComponents } from '../board-components.ts';
import { useFloor } from '../face/use-floor.ts';
import { useTileWords } from '../face/use-tile-words.ts';
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
  const { role } = useStore();
  return (
    <SidePanel
      isOpen={table !== undefined}
      onClose={onClose}
      size="34rem"
      title={table && <SheetTitle table={table} />}
    >
      {table &&
        (!may(role, 'sitting.serve') ? (
          <Cooked table={table} />
        ) : table.sitting ? (
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

/** The rounds of a table for those who cook, without who sits there and what it costs. */
function Cooked({ table: { sitting } }: { table: FloorTable }) {
  const { floor: t, states } = useTexts();
  const { RoundSteps, Notes } = useBoardComponents();
  const rounds = sitting?.rounds ?? [];
  return (
    <div className={styles.sheet}>
      {rounds.length === 0 && <p className={styles.soft}>{t.noRounds}</p>}
      <Notes />
      {rounds.map(({ _id, round, orderNo, state }) => (
        <article key={_id} className={styles.round} aria-label={t.roundOf(round, orderNo)}>
          <div className={styles.row}>
            <span>
              <strong>{t.round(round)}</strong> #{orderNo} · {isOrderState(state) && states[state]}
            </span>
            <RoundSteps orderId={_id} />
          </div>
        </article>
      ))}
    </div>
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

/** What the server says of it, with what was done here and the server has not heard of. */
function useSheet(table: FloorTable, sittingId: string) {
  const { storeId } = useStore();
  const { said } = useFloor();
  const { useOrdersShown } = useBoardComponents();
  const orders = useOrdersShown();
  const isLost = useLineLost();
  const known = said?.tables.find(({ sitting }) => sitting?._id === sittingId)?.sitting;
  const query = useQuery({ ...sittingQuery(storeId, sittingId), enabled: known !== undefined });
  const { sitting } = table;
  const isDone = sitting !== known || (isLost && !query.data);
  return sitting && isDone ? { ...query, data: sheetOf({ ...table, sitting }, orders, query.data) } : query;
}

interface SittingProps extends Omit<TableSheetProps, 'table'> {
  table: FloorTable;
  sittingId: string;
}

function Sitting({ table, sittingId, ...rest }: SittingProps) {
  const { floor: t } = useTexts();
  const { data, error, refetch } = useSheet(table, sittingId);
  if (data) return <OpenTable table={table} sitting={data} {...rest} />;
  if (error) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}
