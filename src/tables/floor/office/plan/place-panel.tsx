import { useState } from 'react';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { TABLE_SHAPES, type TablePlace } from '#tables/table-list/rules/table-place.ts';
import { MOST_SEATS } from '#tables/table-list/rules/table-range.ts';
import { LONGEST_AREA } from '#tables/table-list/wire/tables.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import styles from './plan.module.css';
import { turned } from './plan-places.ts';
import type { TableChange } from './use-change-table.ts';

interface PlacePanelProps {
  name: string;
  table: FloorTable;
  place: TablePlace;
  onPlace: (change: (place: TablePlace) => TablePlace) => void;
  onChange: (change: Pick<TableChange, 'room' | 'seats'>) => void;
}

/** The chosen table of the plan: its shape, its turn, its seats and its area. Fields are saved when they are left. */
export function PlacePanel({ name, table, place, onPlace, onChange }: PlacePanelProps) {
  const { floor: t } = useTexts();
  const [seats, setSeats] = useState(table.seats);
  const [area, setArea] = useState(table.room ?? '');
  const wanted = area.trim() || null;
  return (
    <section className={styles.panel} aria-label={name}>
      <Choice
        label={t.shape}
        value={place.shape}
        options={TABLE_SHAPES.map((value) => ({ value, label: t.shapes[value] }))}
        onChange={(shape) => onPlace((now) => ({ ...now, shape }))}
      />
      <Button onClick={() => onPlace(turned)}>{t.turn}</Button>
      <NumberField
        label={t.tableSeats}
        value={seats}
        most={MOST_SEATS}
        onChange={setSeats}
        onBlur={() => seats !== table.seats && onChange({ seats })}
      />
      <TextField
        label={t.tableArea}
        value={area}
        maxLength={LONGEST_AREA}
        onChange={setArea}
        onBlur={() => wanted !== table.room && onChange({ room: wanted })}
      />
    </section>
  );
}
