import type { CSSProperties, KeyboardEvent } from 'react';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import type { TablePlace } from '#tables/table-list/rules/table-place.ts';
import type { TileWords } from '../face/use-tile-words.ts';
import styles from './plan.module.css';
import { movedBy, SIZES, turned } from './plan-places.ts';
import { PlanFace, styleOf } from './plan-table.tsx';
import { useDrag } from './use-drag.ts';

interface MovableTableProps {
  table: FloorTable;
  /** Where it is shown. */
  place: TablePlace;
  words: TileWords;
  isChosen: boolean;
  onChoose: () => void;
  /** Called while arrow keys move it. */
  onMove: (place: TablePlace) => void;
  onPlace: (place: TablePlace) => void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A table to drag. Arrow keys move it step by step, R turns it; it is saved when the focus leaves. */
export function MovableTable(props: MovableTableProps) {
  const { table, place, words, isChosen, onChoose, onMove, onPlace } = props;
  const { offset, handlers } = useDrag(({ right, down }, element) => {
    const step = element.offsetWidth / SIZES[place.shape].wide;
    onPlace(movedBy(place, right / step, down / step));
  });

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    const next = arrow ? movedBy(place, ...arrow) : event.key.toLowerCase() === 'r' ? turned(place) : null;
    if (next === null) return;
    event.preventDefault();
    onMove(next);
  }

  const held = offset && { '--right': `${offset.right}px`, '--down': `${offset.down}px` };
  return (
    <button
      type="button"
      className={`${styles.table} ${styles.movable}`}
      style={{ ...styleOf(place), ...held } as CSSProperties}
      data-shape={place.shape}
      data-tone="free"
      data-held={offset ? '' : undefined}
      aria-pressed={isChosen}
      onFocus={onChoose}
      onKeyDown={onKeyDown}
      onBlur={() => onPlace(place)}
      {...handlers}
    >
      <span className="visually-hidden">{words.name}</span>
      <PlanFace
        iden={table.iden}
        words={{
          ...words,
          tile: { ...words.tile, minutes: null },
          state: '',
          sum: '',
          waiter: '',
          marks: [],
        }}
      />
    </button>
  );
}
