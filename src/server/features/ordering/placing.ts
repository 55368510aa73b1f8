import { AppError, fieldFault } from '#domain/errors.ts';

const ORDER_BYTES = 256 * 1024;

export const asForm = {
  bodyLimit: ORDER_BYTES,
  errorHandler: (error: unknown) => {
    throw nameAsInForm(error);
  },
};

/** A fault in the guest's own fields has the name that the checkout rules give it: without `user.` before it. */
function nameAsInForm(error: unknown): unknown {
  const fields = error instanceof AppError && error.code === 'VALIDATION' ? error.details?.fields : null;
  if (typeof fields !== 'object' || fields === null) return error;
  const named = Object.entries(fields).map(([name, text]) => [name.replace(/^user\./, ''), text]);
  return fieldFault(Object.fromEntries(named));
}

export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && header.length >= 8 && header.length <= 128) return header;
  throw fieldFault({ 'idempotency-key': 'Must have 8 to 128 characters' });
}
