import type * as z from 'zod/mini';
import type { SessionView } from '#domain/api/accounts.ts';
import { type Fault, faultsOf } from '../../parts/faults.ts';
import { useForm } from '../../parts/use-form.ts';
import { useTexts } from '../../texts/index.ts';

export type Values = Record<string, string>;

export interface AuthForm<T extends Values = Values, R = SessionView> {
  schema: z.ZodMiniType;
  /** Of the fields, in the order in which they stand. */
  names: readonly (keyof T & string)[];
  check?: (values: T) => Record<string, Fault>;
  send: (values: T) => Promise<R>;
  onDone: (result: R) => void;
}

/** Checks by the API's own schema before anything is sent; what the browser has filled in is read only then. */
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

/** Spaces around an address come from the keyboard's suggestions; in a password they are meant. */
function readField(data: FormData, field: string): string {
  const text = String(data.get(field) ?? '');
  return field === 'password' ? text : text.trim();
}
