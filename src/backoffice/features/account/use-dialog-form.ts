import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { faultsOf } from '../../parts/faults.ts';
import { type FieldFaults, useFaults } from '../../parts/use-faults.ts';
import { useTexts } from '../../texts/index.ts';

type Values = Record<string, string>;

interface DialogForm<T extends Values, R> {
  empty: T;
  schema: z.ZodMiniType;
  /** What the schema does not know, in words. */
  check?: (values: T) => FieldFaults;
  send: (values: T) => Promise<R>;
  onDone: (result: R, values: T) => void;
}

const idOf = (name: string) => `own-${name}`;

/** The form of a dialog, in which nothing may be left out. */
export function useDialogForm<T extends Values, R>({ empty, schema, check, send, onDone }: DialogForm<T, R>) {
  const t = useTexts();
  const names = Object.keys(empty);
  const [values, setValues] = useState(empty);
  const { submit, faults, isPending, failure } = useFaults({ names, idOf, send, onDone });

  function missing(): FieldFaults {
    const fields = names.filter((name) => values[name] === '');
    return Object.fromEntries(fields.map((name) => [name, t.fields.required]));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const bySchema = Object.entries(faultsOf(schema, values));
    const inWords = Object.fromEntries(bySchema.map(([field, fault]) => [field, t.fields[fault]]));
    submit(values, { ...check?.(values), ...inWords, ...missing() });
  }

  return {
    onSubmit,
    isPending,
    failure,
    field: (name: keyof T & string) => ({
      id: idOf(name),
      name,
      value: values[name] ?? '',
      fault: faults[name],
      // Where the dialog that has just opened puts the focus.
      'data-autofocus': name === names[0] || undefined,
      onChange: (value: string) => setValues((present) => ({ ...present, [name]: value })),
    }),
  };
}
