import type { ComponentProps } from 'react';
import { currencySymbol } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { TextField } from './text-field.tsx';

const MONEY = { inputMode: 'decimal', autoComplete: 'off' } as const;

type MoneyFieldProps = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'leftSection'>;

/** An amount as people write it. The caller parses it with `parsePrice`. */
export function MoneyField(field: MoneyFieldProps) {
  const { currency } = useStore().profile;
  return <TextField {...MONEY} {...field} leftSection={currencySymbol(currency).trim()} />;
}

/** The same in rupees, for screens that belong to no store. */
export function RupeeField(field: MoneyFieldProps) {
  return <TextField {...MONEY} {...field} leftSection={currencySymbol('INR')} />;
}

/** The same without a label or frame, for rows that have their own look. */
export function MoneyInput(input: Omit<ComponentProps<'input'>, 'inputMode'>) {
  return <input {...MONEY} {...input} />;
}
