import { AppError } from '#domain/errors.ts';

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
