import type { CSSProperties } from 'react';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { labelOf } from '../face/table-tile.tsx';
import type { TileWords } from '../face/use-tile-words.ts';
import styles from './plan.module.css';
import { extentOf, placeOf } from './plan-places.ts';
import { PlanFace, styleOf } from './plan-table.tsx';

interface AreaPlanProps {
  /** All tables of the area, since those without a place stand in rows. */
  tables: readonly FloorTable[];
  isShown: (table: FloorTable) => boolean;
  wordsOf: (table: FloorTable) => TileWords;
  onOpen: (tableId: string) => void;
}

/** The tables of an area where they stand. */
export function AreaPlan({ tables, isShown, wordsOf, onOpen }: AreaPlanProps) {
  const places = tables.map(placeOf);
  const { wide, high } = extentOf(places);
  return (
    <div className={styles.frame}>
      <div className={styles.plan} style={{ '--columns': wide, '--rows': high } as CSSProperties}>
        {tables.map((table, index) => {
          const words = wordsOf(table);
          const place = places[index] ?? placeOf(table, index);
          return (
            <button
              key={table._id}
              type="button"
              className={styles.table}
              style={styleOf(place)}
              data-shape={place.shape}
              data-tone={words.tile.tone}
              data-tile={table.iden}
              data-dim={!isShown(table) || undefined}
              aria-haspopup="dialog"
              onClick={() => onOpen(table._id)}
            >
              <span className="visually-hidden">{labelOf(words)}</span>
              <PlanFace iden={table.iden} words={words} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
