import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { parseSaid, type Unit, waysOf } from '../../rules/amount.ts';
import styles from './face.module.css';

/** As it is typed: how many, and of which way to say it. */
export interface SaidQuantity {
  text: string;
  way: number;
}

export const NOTHING_SAID: SaidQuantity = { text: '', way: 0 };

interface Measured {
  unit: Unit;
  packs?: readonly { name: string; quantity: number }[];
}

/** In the smaller unit; null for what is no quantity. */
export function quantityOf({ text, way }: SaidQuantity, { unit, packs = [] }: Measured): number | null {
  const chosen = waysOf(unit, packs)[way];
  return chosen ? parseSaid(text, chosen) : null;
}

/** As somebody would have typed it. */
export function saidOf(quantity: number, unit: Unit): SaidQuantity {
  const ways = waysOf(unit, []);
  const way = ways.findIndex(({ of }) => Math.abs(quantity) >= of);
  const { of = 1 } = ways[way] ?? {};
  return { text: String(quantity / of), way: Math.max(0, way) };
}

interface QuantityFieldProps extends Measured {
  label: string;
  value: SaidQuantity;
  fault?: string | undefined;
  onChange: (value: SaidQuantity) => void;
}

/** How much of an ingredient, in its units and packs. */
export function QuantityField({ label, unit, packs = [], value, fault, onChange }: QuantityFieldProps) {
  const { stock: t } = useTexts();
  const ways = waysOf(unit, packs);
  const nameOf = (name: string) => t.units[name as keyof typeof t.units] ?? name;
  return (
    <div className={styles.quantity}>
      <TextField
        label={label}
        inputMode="decimal"
        autoComplete="off"
        value={value.text}
        fault={fault}
        onChange={(text) => onChange({ ...value, text })}
      />
      <SelectField
        label={t.unit}
        aria-label={t.unitOf(label)}
        value={String(value.way)}
        options={ways.map(({ name }, at) => ({ value: String(at), label: nameOf(name) }))}
        onChange={(way) => onChange({ ...value, way: Number(way) })}
      />
    </div>
  );
}
