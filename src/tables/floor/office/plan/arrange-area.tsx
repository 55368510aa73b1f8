import { type CSSProperties, useState } from 'react';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import type { TablePlace } from '#tables/table-list/rules/table-place.ts';
import { useTexts } from '#texts/office/index.ts';
import type { TileWords } from '../face/use-tile-words.ts';
import { MovableTable } from './movable-table.tsx';
import { PlacePanel } from './place-panel.tsx';
import styles from './plan.module.css';
import { extentOf, isSamePlace, placeOf } from './plan-places.ts';
import { useChangeTable } from './use-change-table.ts';

const MARGIN = 4;

interface ArrangeAreaProps {
  tables: readonly FloorTable[];
  wordsOf: (table: FloorTable) => TileWords;
}

/** The plan of an area while somebody arranges it. */
export function ArrangeArea({ tables, wordsOf }: ArrangeAreaProps) {
  const { floor: t } = useTexts();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [draft, setDraft] = useState<{ id: string; place: TablePlace } | null>(null);
  const change = useChangeTable();
  // The plan grows while a table is moved by keys. Growing when the move is saved would push the panel below away from
  // the pointer that has just been pressed there.
  const places = tables.map((each, index) => (draft?.id === each._id ? draft.place : placeOf(each, index)));
  const { wide, high } = extentOf(places, MARGIN);
  const chosen = tables.findIndex(({ _id }) => _id === chosenId);
  const [table, place] = [tables[chosen], places[chosen]];

  function move(each: FloorTable, next: TablePlace) {
    const { x, y, turn } = next;
    setDraft({ id: each._id, place: next });
    setSaid([t.placed(wordsOf(each).name, x + 1, y + 1), turn > 0 && `${turn}°`].filter(Boolean).join(', '));
  }

  function save(each: FloorTable, index: number, next: TablePlace) {
    setDraft(null);
    if (!isSamePlace(next, placeOf(each, index))) change(each._id, () => ({ place: next }));
  }

  return (
    <>
      <div className={styles.frame}>
        <div className={styles.plan} style={{ '--columns': wide, '--rows': high } as CSSProperties} data-grid>
          {tables.map((each, index) => (
            <MovableTable
              key={each._id}
              table={each}
              place={places[index] ?? placeOf(each, index)}
              words={wordsOf(each)}
              isChosen={each._id === chosenId}
              onChoose={() => setChosenId(each._id)}
              onMove={(next) => move(each, next)}
              onPlace={(next) => save(each, index, next)}
            />
          ))}
        </div>
      </div>
      <div className="visually-hidden" role="status">
        {said}
      </div>
      {table && place && (
        <PlacePanel
          key={table._id}
          name={wordsOf(table).name}
          table={table}
          place={place}
          onPlace={(next) => change(table._id, (now) => ({ place: next(placeOf(now, chosen)) }))}
          onChange={(next) => change(table._id, () => next)}
        />
      )}
    </>
  );
}
