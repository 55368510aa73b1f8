import { signal } from '../../../src/platform/db/server/embedded/processes.ts';
import { databaseProcesses, postmasterOf } from '../../harness/database.ts';
import type { Trouble } from './endure.ts';
import type { Stage } from './stage.ts';

const SECOND = 1_000;
/** Longer than two heartbeats of the streams, so that each has asked its question. */
const LONG = 32 * SECOND;

function stopped(seconds: number): Trouble {
  const toAll = async ({ directory }: Stage, name: NodeJS.Signals) => {
    for (const pid of await databaseProcesses(directory)) signal(pid, name);
  };
  return {
    what: `is stopped for ${seconds} s`,
    begin: (stage) => toAll(stage, 'SIGSTOP'),
    lasts: seconds * SECOND,
    end: (stage) => toAll(stage, 'SIGCONT'),
    isSaid: seconds > 3,
  };
}

function slow(ms: number): Trouble {
  return {
    what: `takes ${ms} ms for each piece`,
    begin: ({ door }) => door.slow(ms),
    lasts: LONG,
    async end({ door }) {
      await door.mend();
      // What is on its way would still take as long.
      if (ms > SECOND) door.cut();
    },
    isSaid: ms > SECOND,
  };
}

/** What a database does to a program, of which each row holds every stream open. */
export const DATABASE_TROUBLES: readonly Trouble[] = [
  ...[3, 12, 60].map(stopped),
  ...[300, 5 * SECOND, 60 * SECOND].map(slow),
  {
    what: 'refuses connections',
    begin: ({ door }) => door.refuse(),
    lasts: LONG,
    end: ({ door }) => door.mend(),
    isSaid: true,
  },
  {
    what: 'dies and starts again',
    begin: async ({ directory }) => signal(await postmasterOf(directory), 'SIGKILL'),
    lasts: 0,
    end: () => {},
    isSaid: false,
  },
  losesConnections(),
];

export function losesConnections(): Trouble {
  return {
    what: 'loses one connection after another',
    begin: ({ door }) => door.cutOne(),
    async lasts({ door }) {
      for (let lost = 1; lost < 50; lost++) {
        door.cutOne();
        await new Promise(setImmediate);
      }
    },
    end: () => {},
    isSaid: false,
  };
}
