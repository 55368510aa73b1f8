import { EmbeddedDatabaseError } from '../../platform/db/embedded/errors.ts';
import { isDiskFull } from '../../platform/db/errors.ts';
import { EnvError } from '../env.ts';

/** What a person is told when the program ends: a sentence where they can help it, else the whole error. */
export function describeFailure(error: unknown, dataDir: string): unknown {
  if (error instanceof EnvError || error instanceof EmbeddedDatabaseError) return error.message;
  return isDiskFull(error)
    ? `The disk is full. Make room on the disk of the database and of ${dataDir} (the first start needs 1 GB), then start again.`
    : error;
}
