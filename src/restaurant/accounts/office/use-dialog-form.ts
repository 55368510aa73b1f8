import { useState } from 'react';
import type * as z from 'zod/mini';
import { useTexts } from '#texts/office/index.ts';
import { faultsOf } from '#ui/office/forms/faults.ts';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';

type Values = Record<string, string>;

interface DialogForm<T extends Values, R> {
  empty: T;
  schema: z.ZodMiniType;
  /** What the schema does not know, in words. */
  check?: (values: T) => Faults;
  send: (values: T) => Promise<R>;
  onDone: (result: R, values: T) => void;
}

/** The form of a dialog, in which nothing may be left out. */
export function useDialogForm<T extends Values, R>({ empty, schema, check, ...options }: DialogForm<T, R>) {
  const t = useTexts();
  const names = Object.keys(empty);
  const [values, setValues] = useState(empty);
  const { faults, failure, isBusy, submit, propsFor } = useForm<T, R>({
    ...options,
    names,
    check: () => ({ ...check?.(values), ...bySchema(), ...missing() }),
  });

  function bySchema(): Faults {
    const found = Object.entries(faultsOf(schema, values));
    return Object.fromEntries(found.map(([field, fault]) => [field, t.fields[fault]]));
  }

  function missing(): Faults {
    const fields = names.filter((name) => values[name] === '');
    return Object.fromEntries(fields.map((name) => [name, t.fields.required]));
  }

  return {
    isBusy,
    failure,
    formProps: propsFor(() => submit(values)),
    field: (name: keyof T & string) => ({
      id: `own-${name}`,
      name,
      value: values[name] ?? '',
      fault: faults[name],
      // Where the dialog that has just opened puts the focus.
      'data-autofocus': name === names[0] || undefined,
      onChange: (value: string) => setValues((present) => ({ ...present, [name]: value })),
    }),
  };
}
