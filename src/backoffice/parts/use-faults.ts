import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { errorText, fieldTexts, useTexts } from '../texts/index.ts';

/** In words, by the names of the fields. */
export type FieldFaults = Record<string, string>;

interface Sending<T, R> {
  /** Of the fields, in the order in which they stand. */
  names: readonly string[];
  idOf: (name: string) => string;
  send: (values: T) => Promise<R>;
  onDone: (result: R, values: T) => void;
}

/** What is said beside a field, though the server names none. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_INCORRECT: 'password',
  TOTP_INCORRECT: 'code',
};

/** A short form as it is sent: each fault stands beside its field, and the first of them gets the focus. */
export function useFaults<T, R>({ names, idOf, send, onDone }: Sending<T, R>) {
  const t = useTexts();
  const [faults, setFaults] = useState<FieldFaults>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (fault) => show(faultsByField(fault)),
  });

  function faultsByField(fault: unknown): FieldFaults {
    const field = fault instanceof AppError ? FIELDS[fault.code] : undefined;
    return field && names.includes(field) ? { [field]: errorText(t, fault) } : fieldTexts(t, fault);
  }

  function show(found: FieldFaults) {
    setFaults(found);
    const first = names.find((name) => name in found);
    if (first) document.getElementById(idOf(first))?.focus();
  }

  /** Sends the values, unless something is wrong with them or they are on their way. */
  function submit(values: T, found: FieldFaults) {
    if (isPending) return;
    show(found);
    if (Object.keys(found).length === 0) mutate(values);
  }

  const isElsewhere = error !== null && Object.keys(faultsByField(error)).length === 0;
  return { submit, faults, isPending, failure: isElsewhere ? errorText(t, error) : '' };
}
