import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';

const ORDER_BYTES = 256 * 1024;

export const asForm = {
  bodyLimit: ORDER_BYTES,
  errorHandler: (error: unknown) => {
    throw nameAsInForm(error);
  },
};

/** Renames faults in the guest's fields as the checkout rules name them, without `user.`. */
function nameAsInForm(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'VALIDATION') return error;
  const details = Object.entries(error.details ?? {}).map(([kind, byName]) => [kind, withoutUser(byName)]);
  return new AppError('VALIDATION', Object.fromEntries(details));
}

function withoutUser(byName: unknown): unknown {
  const named = Object.entries(byName ?? {}).map(([name, value]) => [name.replace(/^user\./, ''), value]);
  return Object.fromEntries(named);
}

export function parseKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && header.length >= 8 && header.length <= 128) return header;
  throw fieldFault({ 'idempotency-key': { rule: 'keyLength' } });
}
