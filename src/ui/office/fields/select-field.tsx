import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { fieldClasses } from './field-classes.ts';

interface SelectFieldProps<T extends string>
  extends Pick<NativeSelectProps, 'label' | 'aria-label' | 'description' | 'id'> {
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  fault?: string | undefined;
}

/** Uses the platform's own list, which is easier to use on phones. */
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
