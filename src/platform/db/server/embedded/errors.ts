/** An error whose message tells a person what is wrong and what to do. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}

/** Another program holds the data directory. */
export class InUseError extends EmbeddedDatabaseError {}

/** Advice for machines where no embedded server can run. */
export const WAY_OUT =
  'Set DATABASE_URL to a PostgreSQL 15 to 18 server of your own (postgres://user:password@host:5432/name).';

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
