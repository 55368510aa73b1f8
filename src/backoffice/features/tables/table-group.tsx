import type { TablesView, TableView } from '#domain/api/tables.ts';
import { may } from '#domain/people/permissions.ts';
import { placeName } from '#domain/store/place-name.ts';
import { useStore } from '../../parts/current-store.ts';
import { formatAmount } from '../../parts/format.ts';
import { useTexts } from '../../texts/index.ts';
import type { Group } from './groups.ts';
import styles from './tables-page.module.css';

const LONGEST_NUMBER = 4;

interface TableGroupProps {
  group: Group;
  open: Map<string, number>;
  due: TablesView['due'];
  marked: ReadonlySet<string>;
  onMark: (idens: string[], isMarked: boolean) => void;
  onShow: (iden: string) => void;
}

export function TableGroup({ group: { label, tables }, open, due, marked, onMark, onShow }: TableGroupProps) {
  const { role } = useStore();
  const idens = tables.map(({ iden }) => iden);
  const markedHere = idens.filter((iden) => marked.has(iden)).length;
  const mayChoose = may(role, 'table.print');
  return (
    <section className={styles.group}>
      <h2 className={styles.head}>
        {mayChoose ? (
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={markedHere === idens.length}
              ref={(box) => {
                if (box) box.indeterminate = markedHere > 0 && markedHere < idens.length;
              }}
              onChange={(event) => onMark(idens, event.target.checked)}
            />
            <span>{label}</span>
            <span className={styles.count}>{tables.length}</span>
          </label>
        ) : (
          label
        )}
      </h2>
      <ul className={styles.tiles} data-words={tables.some(({ iden }) => isLong(iden)) || undefined}>
        {tables.map((table) => (
          <li key={table.iden} className={marked.has(table.iden) ? styles.marked : ''}>
            <Tile
              table={table}
              openOrders={open.get(table.iden) ?? 0}
              due={due[table.iden] ?? 0}
              onShow={() => onShow(table.iden)}
            />
            {mayChoose && (
              <Mark
                table={table}
                isMarked={marked.has(table.iden)}
                onMark={(is) => onMark([table.iden], is)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether it needs more room than a number. */
function isLong(iden: string): boolean {
  return iden.split(/\s/).some((word) => word.length > LONGEST_NUMBER);
}

interface TileProps {
  table: TableView;
  openOrders: number;
  due: number;
  onShow: () => void;
}

function Tile({ table, openOrders, due, onShow }: TileProps) {
  const t = useTexts();
  const { profile } = useStore();
  return (
    <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onShow}>
      <span className="visually-hidden">{placeName(table)}</span>
      <span className={styles.iden} aria-hidden="true">
        {table.iden}
      </span>
      <span className={styles.type}>{table.conf ?? t.tables.anyType}</span>
      {openOrders > 0 && <span className={styles.open}>{t.tables.openOrders(openOrders)}</span>}
      {due > 0 && <span className={styles.due}>{t.tables.due(formatAmount(due, profile.currency))}</span>}
    </button>
  );
}

interface MarkProps {
  table: TableView;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
}

function Mark({ table, isMarked, onMark }: MarkProps) {
  const t = useTexts();
  return (
    <label className={styles.mark} data-corner>
      <input
        type="checkbox"
        aria-label={t.tables.select(placeName(table))}
        checked={isMarked}
        onChange={(event) => onMark(event.target.checked)}
      />
    </label>
  );
}
