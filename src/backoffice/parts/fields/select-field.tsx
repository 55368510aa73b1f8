import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { fieldClasses } from './field-classes.ts';

interface SelectFieldProps<T extends string>
  extends Pick<NativeSelectProps, 'label' | 'aria-label' | 'description' | 'id'> {
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  fault?: string | undefined;
}

/** The platform's own list: a telephone shows it better than we could. */
export function SelectField<T extends string>({ options, onChange, fault, ...field }: SelectFieldProps<T>) {
  return (
    <NativeSelect
      {...field}
      size="md"
      classNames={fieldClasses}
      data={[...options]}
      error={fault}
      errorProps={{ role: 'alert' }}
      onChange={(event) => onChange(event.currentTarget.value as T)}
    />
  );
}
