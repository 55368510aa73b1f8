import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { TableTile } from '../face/table-tile.tsx';
import { useTileWords } from '../face/use-tile-words.ts';
import floor from '../floor.module.css';
import styles from './sheet.module.css';

interface TableChoiceProps {
  tables: readonly FloorTable[];
  /** Said where there is none to choose. */
  none: string;
  onChoose: (table: FloorTable) => void;
}

/** The tables that something can go to, as the floor shows them. */
export function TableChoice({ tables, none, onChoose }: TableChoiceProps) {
  const wordsOf = useTileWords();
  if (tables.length === 0) return <p className={styles.soft}>{none}</p>;
  return (
    <ul className={floor.tiles}>
      {tables.map((table) => (
        <li key={table._id}>
          <TableTile table={table} words={wordsOf(table)} onOpen={() => onChoose(table)} />
        </li>
      ))}
    </ul>
  );
}
