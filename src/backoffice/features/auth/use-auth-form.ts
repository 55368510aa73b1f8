import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { SessionView } from '#domain/api/accounts.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFaultsOf } from '../../api/request.ts';
import { type Fault, faultsOf } from '../../parts/faults.ts';
import { errorText, useTexts } from '../../texts/index.ts';

export type Values = Record<string, string>;

export interface AuthForm<T extends Values = Values, R = SessionView> {
  schema: z.ZodMiniType;
  /** Of the fields, in the order in which they stand. */
  names: readonly (keyof T & string)[];
  check?: (values: T) => Record<string, Fault>;
  send: (values: T) => Promise<R>;
  onDone: (result: R) => void;
}

/** Checks by the API's own schema before anything is sent, and puts the focus on the first field at fault. */
export function useAuthForm<T extends Values, R>({ schema, names, check, send, onDone }: AuthForm<T, R>) {
  const t = useTexts();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (fault) => show(faultsByField(fault)),
  });

  function faultsByField(fault: Error): Record<string, string> {
    const field = fault instanceof AppError ? FIELDS[fault.code] : undefined;
    return field && names.includes(field) ? { [field]: errorText(t, fault) } : fieldFaultsOf(fault);
  }

  function show(found: Record<string, string>) {
    setFaults(found);
    const first = names.find((name) => name in found);
    if (first) document.getElementById(`field-${first}`)?.focus();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const entries = names.map((name) => [name, readField(data, name)]);
    const values = Object.fromEntries(entries) as T;
    const found = { ...check?.(values), ...faultsOf(schema, values) };
    show(Object.fromEntries(Object.entries(found).map(([field, fault]) => [field, t.fields[fault]])));
    if (Object.keys(found).length === 0 && !isPending) mutate(values);
  }

  const isElsewhere = error !== null && Object.keys(faultsByField(error)).length === 0;
  return { onSubmit, isPending, faults, failure: isElsewhere ? errorText(t, error) : '' };
}

/** What is said beside a field, though the server names none. */
const FIELDS: Partial<Record<AppError['code'], string>> = { EMAIL_TAKEN: 'email', TOTP_INCORRECT: 'code' };

/** Spaces around an address come from the keyboard's suggestions; in a password they are meant. */
function readField(data: FormData, field: string): string {
  const text = String(data.get(field) ?? '');
  return field === 'password' ? text : text.trim();
}
