import type { TableView } from '#domain/api/tables.ts';
import { may } from '#domain/permissions.ts';
import { placeName } from '#domain/place-name.ts';
import { useStore } from '../../parts/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import type { Group } from './groups.ts';
import styles from './table-group.module.css';

interface TableGroupProps {
  group: Group;
  open: Map<string, number>;
  marked: ReadonlySet<string>;
  onMark: (idens: string[], isMarked: boolean) => void;
  onShow: (iden: string) => void;
}

export function TableGroup({ group: { label, tables }, open, marked, onMark, onShow }: TableGroupProps) {
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
      <ul className={styles.tiles}>
        {tables.map((table) => (
          <li key={table.iden} className={marked.has(table.iden) ? styles.marked : ''}>
            <Tile table={table} openOrders={open.get(table.iden) ?? 0} onShow={() => onShow(table.iden)} />
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

function Tile({ table, openOrders, onShow }: { table: TableView; openOrders: number; onShow: () => void }) {
  const t = useTexts();
  return (
    <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onShow}>
      <span className="visually-hidden">{placeName(table)}</span>
      <span className={styles.iden} aria-hidden="true">
        {table.iden}
      </span>
      <span className={styles.type}>{table.conf ?? t.tables.anyType}</span>
      {openOrders > 0 && <span className={styles.open}>{t.tables.openOrders(openOrders)}</span>}
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
    <label className={styles.mark}>
      <input
        type="checkbox"
        aria-label={t.tables.select(placeName(table))}
        checked={isMarked}
        onChange={(event) => onMark(event.target.checked)}
      />
    </label>
  );
}
