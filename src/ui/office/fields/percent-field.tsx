import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type PercentFieldProps = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'rightSection'>;

export function PercentField(field: PercentFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" {...field} rightSection="%" />;
}
