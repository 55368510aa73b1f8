import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { errorText, fieldTexts, useTexts } from '#texts/office/index.ts';

/** The texts of faults by the name of the field. */
export type Faults = Record<string, string>;

interface FormOptions<Values, Result> {
  send: (values: Values) => Promise<Result>;
  onDone?: (result: Result, values: Values) => void;
  onError?: (error: Error, faults: Faults) => void;
  /** Finds faults before anything is sent. */
  check?: (values: Values) => Faults;
  /** The fields of this form that can show an error code such as EMAIL_TAKEN, which names no field. */
  names?: readonly string[];
  /** Moves faults from the server's paths to fields that have other names. */
  place?: (faults: Faults, error: Error) => Faults;
}

const FIELDS: Partial<Record<ErrorCode, string>> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_INCORRECT: 'password',
  TOTP_INCORRECT: 'code',
};

/** A form that is checked and sent, one request at a time. An error that belongs to no field is its `failure`. */
export function useForm<Values = void, Result = unknown>(options: FormOptions<Values, Result>) {
  const { send, onDone, onError, check, names = [], place = (faults) => faults } = options;
  const t = useTexts();
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    ...(onDone ? { onSuccess: onDone } : {}),
    onError: (refused) => {
      const found = faultsOf(refused);
      setFaults(found);
      onError?.(refused, found);
    },
  });

  function faultsOf(refused: Error): Faults {
    const field = refused instanceof AppError ? FIELDS[refused.code] : undefined;
    if (field && names.includes(field)) return { [field]: errorText(t, refused) };
    return place(fieldTexts(t, refused), refused);
  }

  /** Whether the values can be sent now. */
  function isReady(values: Values): boolean {
    if (isPending) return false;
    const found = check?.(values) ?? {};
    setFaults(found);
    return Object.keys(found).length === 0;
  }

  const isFailure = error !== null && Object.keys(faultsOf(error)).length === 0;
  return {
    faults,
    failure: isFailure ? errorText(t, error) : '',
    isBusy: isPending,
    isReady,
    send: mutate,
    submit: (values: Values) => {
      if (isReady(values)) mutate(values);
    },
    clear: () => setFaults({}),
    propsFor: useFormProps(faults),
  };
}

/** The props of a form element. The browser does not submit it itself, and the first fault gets the focus. */
export function useFormProps(faults: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // The faulty field may be folded away.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [faults]);
  return (submit: (form: HTMLFormElement) => void) => ({
    ref: form,
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      submit(event.currentTarget);
    },
  });
}

/** The value, fault and change handler of each field of a draft. */
export function fieldsOf<T extends object>(draft: T, set: (change: Partial<T>) => void, faults: Faults) {
  return <Name extends keyof T & string>(name: Name) => ({
    value: draft[name],
    fault: faults[name],
    onChange: (value: T[Name]) => set({ [name]: value } as unknown as Partial<T>),
  });
}

/** Keys faults by the last part of the server's path, which is the name of the field. */
export function byLastName(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).map(([path, text]) => [path.replace(/^.*\./, ''), text]));
}
