import { isDiskFull } from '#platform/db/server/errors.ts';

interface Told {
  /** The errors whose message tells a person what to do. */
  foreseen: (new (
    message: string,
  ) => Error)[];
  dataDir: string;
}

/** What a person is told when the program ends: a sentence where they can help it, else the whole error. */
export function describeFailure(error: unknown, { foreseen, dataDir }: Told): unknown {
  if (foreseen.some((kind) => error instanceof kind)) return (error as Error).message;
  return isDiskFull(error)
    ? `The disk is full. Make room on the disk of the database and of ${dataDir} (the first start needs 1 GB), then start again.`
    : error;
}
