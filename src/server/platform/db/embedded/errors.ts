/** Its message is fit for a person: it names what is wrong and the way out. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}

/** Another program holds the data directory. */
export class InUseError extends EmbeddedDatabaseError {}

/** For the cases where no embedded server can run here at all. */
export const WAY_OUT =
  'Set DATABASE_URL to a PostgreSQL 15 to 18 server of your own (postgres://user:password@host:5432/name).';

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
