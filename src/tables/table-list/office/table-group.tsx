import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import type { TableView } from '../wire/tables.ts';
import type { Group } from './groups.ts';
import styles from './tables-page.module.css';

const LONGEST_NUMBER = 4;

interface TableGroupProps {
  group: Group;
  /** Null unless tables are being selected. */
  marked: ReadonlySet<string> | null;
  onMark: (idens: string[], isMarked: boolean) => void;
  onShow: (tableId: string) => void;
}

export function TableGroup({ group: { label, tables }, marked, onMark, onShow }: TableGroupProps) {
  const { nameOf } = useNames();
  const name = nameOf({ label });
  const idens = tables.map(({ iden }) => iden);
  const markedHere = idens.filter((iden) => marked?.has(iden)).length;
  return (
    <section className={styles.group}>
      <h2 className={styles.head}>
        {marked ? (
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={markedHere === idens.length}
              ref={(box) => {
                if (box) box.indeterminate = markedHere > 0 && markedHere < idens.length;
              }}
              onChange={(event) => onMark(idens, event.target.checked)}
            />
            <span>{name}</span>
            <span className={styles.count}>{tables.length}</span>
          </label>
        ) : (
          <>
            {name} <span className={styles.count}>{tables.length}</span>
          </>
        )}
      </h2>
      <ul className={styles.tiles} data-words={tables.some(({ iden }) => isLong(iden)) || undefined}>
        {tables.map((table) => (
          <li key={table.iden} className={marked?.has(table.iden) ? styles.marked : ''}>
            <Tile table={table} onShow={() => onShow(table._id)} />
            {marked && (
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
  onShow: () => void;
}

function Tile({ table, onShow }: TileProps) {
  const t = useTexts();
  const { nameOf, placeOf } = useNames();
  const { profile } = useStore();
  const type = profile.orderConfigs.find(({ label }) => label === table.conf);
  return (
    <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onShow}>
      <span className="visually-hidden">{placeOf(table)}</span>
      <span className={styles.iden} aria-hidden="true">
        {table.iden}
      </span>
      <span className={styles.type}>{type ? nameOf(type) : (table.conf ?? t.tables.anyType)}</span>
      <span className={styles.type}>
        {[table.room, table.seats !== null && t.floor.seats(table.seats)].filter(Boolean).join(' · ')}
      </span>
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
  const { placeOf } = useNames();
  return (
    <label className={styles.mark} data-corner>
      <input
        type="checkbox"
        aria-label={t.tables.select(placeOf(table))}
        checked={isMarked}
        onChange={(event) => onMark(event.target.checked)}
      />
    </label>
  );
}
