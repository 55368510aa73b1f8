import { useState } from 'react';
import type { FloorTable } from '#domain/api/sittings.ts';
import { LONGEST_AREA } from '#domain/api/tables.ts';
import { TABLE_SHAPES, type TablePlace } from '#domain/store/table-place.ts';
import { MOST_SEATS } from '#domain/store/table-range.ts';
import { Button } from '../../../components/button.tsx';
import { Choice } from '../../../components/choice.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useTexts } from '../../../texts/index.ts';
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
