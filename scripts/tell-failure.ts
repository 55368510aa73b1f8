import { EmbeddedDatabaseError } from '../src/server/platform/db/embedded/errors.ts';
import { BackupError } from '../src/server/program/backup/format.ts';
import { EnvError } from '../src/server/program/env-values.ts';
import { RotationError } from '../src/server/program/keys/rotate-key.ts';
import { MoveError } from '../src/server/program/move/move-store.ts';

/** Prints only the message of an expected error, and all of an unexpected one. */
export function tellFailure(error: unknown): void {
  const isForeseen = [BackupError, EmbeddedDatabaseError, EnvError, MoveError, RotationError].some(
    (kind) => error instanceof kind,
  );
  const isArgument =
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
  console.error(isForeseen || isArgument ? (error as Error).message : error);
  process.exitCode = 1;
}
