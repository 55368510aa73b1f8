import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { fieldFaultsOf } from '../../api/request.ts';
import { faultsOf } from '../../parts/faults.ts';
import { errorText, useTexts } from '../../texts/index.ts';

type Values = Record<string, string>;

interface DialogForm<T extends Values, R> {
  empty: T;
  schema: z.ZodMiniType;
  /** What the schema does not know, in words. */
  check?: (values: T) => Values;
  send: (values: T) => Promise<R>;
  onDone: (result: R, values: T) => void;
}

/** What is said beside a field, though the server names none. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_INCORRECT: 'password',
  TOTP_INCORRECT: 'code',
};

/** A short form: each fault stands beside its field, and the first of them gets the focus. */
export function useDialogForm<T extends Values, R>({ empty, schema, check, send, onDone }: DialogForm<T, R>) {
  const t = useTexts();
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Values>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (fault) => show(faultsByField(fault)),
  });

  function faultsByField(fault: unknown): Values {
    const field = fault instanceof AppError ? FIELDS[fault.code] : undefined;
    return field && field in empty ? { [field]: errorText(t, fault) } : fieldFaultsOf(fault);
  }

  function show(found: Values) {
    setFaults(found);
    const first = Object.keys(empty).find((name) => name in found);
    if (first) document.getElementById(`own-${first}`)?.focus();
  }

  function missing(): Values {
    const fields = Object.keys(empty).filter((name) => values[name] === '');
    return Object.fromEntries(fields.map((name) => [name, t.fields.required]));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const bySchema = Object.entries(faultsOf(schema, values));
    const inWords = Object.fromEntries(bySchema.map(([field, fault]) => [field, t.fields[fault]]));
    const found = { ...check?.(values), ...inWords, ...missing() };
    show(found);
    if (Object.keys(found).length === 0) mutate(values);
  }

  const isElsewhere = error !== null && Object.keys(faultsByField(error)).length === 0;
  return {
    onSubmit,
    isPending,
    failure: isElsewhere ? errorText(t, error) : '',
    field: (name: keyof T & string) => ({
      id: `own-${name}`,
      name,
      value: values[name] ?? '',
      fault: faults[name],
      // Where the dialog that has just opened puts the focus.
      'data-autofocus': name === Object.keys(empty)[0] || undefined,
      onChange: (value: string) => setValues((present) => ({ ...present, [name]: value })),
    }),
  };
}
