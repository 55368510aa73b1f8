import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { SessionView } from '#domain/api/accounts.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFaultsOf } from '../../api/request.ts';
import { errorText, useTexts } from '../../texts/index.ts';
import { type Fault, faultsOf } from './faults.ts';

export type Values = Record<string, string>;

export interface AuthForm<T extends Values = Values> {
  schema: z.ZodMiniType;
  /** Of the fields, in the order in which they stand. */
  names: readonly (keyof T & string)[];
  check?: (values: T) => Record<string, Fault>;
  send: (values: T) => Promise<SessionView>;
  onSignedIn: (session: SessionView) => void;
}

/** Checks by the API's own schema before anything is sent, and puts the focus on the first field at fault. */
export function useAuthForm<T extends Values>({ schema, names, check, send, onSignedIn }: AuthForm<T>) {
  const t = useTexts();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onSignedIn,
    onError: (fault) => show(faultsByField(fault)),
  });

  function faultsByField(fault: Error): Record<string, string> {
    const isTaken = fault instanceof AppError && fault.code === 'EMAIL_TAKEN';
    return isTaken ? { email: errorText(t, fault) } : fieldFaultsOf(fault);
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

/** Spaces around an address come from the keyboard's suggestions; in a password they are meant. */
function readField(data: FormData, field: string): string {
  const text = String(data.get(field) ?? '');
  return field === 'password' ? text : text.trim();
}
