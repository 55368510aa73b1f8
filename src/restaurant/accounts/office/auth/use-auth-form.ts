import type * as z from 'zod/mini';
import { useTexts } from '#texts/office/index.ts';
import { type Fault, faultsOf } from '#ui/office/forms/faults.ts';
import { useForm } from '#ui/office/forms/use-form.ts';
import type { SessionView } from '../../wire/accounts.ts';

export type Values = Record<string, string>;

export interface AuthForm<T extends Values = Values, R = SessionView> {
  schema: z.ZodMiniType;
  /** The fields' names, in the order of the page. */
  names: readonly (keyof T & string)[];
  check?: (values: T) => Record<string, Fault>;
  send: (values: T) => Promise<R>;
  onDone: (result: R) => void;
}

/**
 * Checks the fields with the API's schema before anything is sent. They are read only then, so that what the browser
 * has filled in counts too.
 */
export function useAuthForm<T extends Values, R>({ schema, names, check, ...options }: AuthForm<T, R>) {
  const t = useTexts();
  const { submit, propsFor, ...form } = useForm<T, R>({
    ...options,
    names,
    check: (values) => {
      const found = Object.entries({ ...check?.(values), ...faultsOf(schema, values) });
      return Object.fromEntries(found.map(([field, fault]) => [field, t.fields[fault]]));
    },
  });
  const formProps = propsFor((element) => {
    const data = new FormData(element);
    submit(Object.fromEntries(names.map((name) => [name, readField(data, name)])) as T);
  });
  return { ...form, formProps };
}

/** Keyboards add spaces around an address. In a password, spaces are kept. */
function readField(data: FormData, field: string): string {
  const text = String(data.get(field) ?? '');
  return field === 'password' ? text : text.trim();
}
