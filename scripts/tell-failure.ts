import { BackupError } from '../src/apps/server/program/backup/format.ts';
import { EnvError } from '../src/apps/server/program/env-values.ts';
import { RotationError } from '../src/apps/server/program/keys/rotate-key.ts';
import { MoveError } from '../src/apps/server/program/move/move-store.ts';
import { EmbeddedDatabaseError } from '../src/platform/db/server/embedded/errors.ts';

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
