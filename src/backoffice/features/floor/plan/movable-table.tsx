import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { FloorTable } from '#domain/api/sittings.ts';
import type { TablePlace } from '#domain/store/table-place.ts';
import type { TileWords } from '../../../parts/floor/use-tile-words.ts';
import styles from './plan.module.css';
import { isSamePlace, movedBy, SIZES, turned } from './plan-places.ts';
import { PlanFace, styleOf } from './plan-table.tsx';
import { useDrag } from './use-drag.ts';

interface MovableTableProps {
  table: FloorTable;
  place: TablePlace;
  words: TileWords;
  isChosen: boolean;
  onChoose: () => void;
  /** Called while arrow keys move it. */
  onSay: (place: TablePlace) => void;
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
  const { table, place, words, isChosen, onChoose, onSay, onPlace } = props;
  const [draft, setDraft] = useState<TablePlace | null>(null);
  const shown = draft ?? place;
  const { offset, handlers } = useDrag(({ right, down }, element) => {
    const step = element.offsetWidth / SIZES[shown.shape].wide;
    commit(movedBy(shown, right / step, down / step));
  });

  function commit(next: TablePlace) {
    setDraft(null);
    if (!isSamePlace(next, place)) onPlace(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    const next = arrow ? movedBy(shown, ...arrow) : event.key.toLowerCase() === 'r' ? turned(shown) : null;
    if (next === null) return;
    event.preventDefault();
    setDraft(next);
    onSay(next);
  }

  const held = offset && { '--right': `${offset.right}px`, '--down': `${offset.down}px` };
  return (
    <button
      type="button"
      className={`${styles.table} ${styles.movable}`}
      style={{ ...styleOf(shown), ...held } as CSSProperties}
      data-shape={shown.shape}
      data-tone="free"
      data-held={offset ? '' : undefined}
      aria-pressed={isChosen}
      onFocus={onChoose}
      onKeyDown={onKeyDown}
      onBlur={() => draft && commit(draft)}
      {...handlers}
    >
      <span className="visually-hidden">{words.name}</span>
      <PlanFace iden={table.iden} words={{ ...words, tile: { ...words.tile, minutes: null }, marks: [] }} />
    </button>
  );
}
