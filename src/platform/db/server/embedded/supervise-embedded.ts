import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './errors.ts';
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts';

export interface SupervisedDatabase {
  connection: EmbeddedDatabase['connection'];
  stop(): Promise<void>;
  /** Resolves with the reason when the server has died and could not be started again. */
  lost: Promise<string>;
}

/** Replaceable in tests. */
interface Means {
  start(options: Options): Promise<Pick<EmbeddedDatabase, 'connection' | 'died' | 'stop'>>;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  now(): number;
}

type Options = Parameters<typeof startEmbedded>[0];

const REAL: Means = {
  start: startEmbedded,
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
  now: Date.now,
};

/** A server that ran this long did not fail at its start. */
const SETTLED_MS = 10_000;
const DEATHS_WITHOUT_WAIT = 3;
/** The longest wait before a restart: each second without the server is a second without orders. */
const LONGEST_BETWEEN_DEATHS_MS = 1_000;
const LONGEST_BETWEEN_STARTS_MS = 30_000;
/** Failed starts in a row, over about 90 seconds. */
const MOST_FAILED_STARTS = 8;

/** Runs an embedded server and restarts it at the same address whenever it dies, so that the pool finds it again. */
export async function superviseEmbedded(
  options: Options,
  means: Partial<Means> = {},
): Promise<SupervisedDatabase> {
  const { start, wait, now } = { ...REAL, ...means };
  const stopping = new AbortController();
  let current = await start(options);
  let restarting: Promise<void> = Promise.resolve();

  async function startAgain(): Promise<void> {
    for (let failures = 1; !stopping.signal.aborted; failures++) {
      try {
        await current.stop();
        current = await start(options);
        return;
      } catch (error) {
        if (failures === MOST_FAILED_STARTS) throw error;
        const ms = Math.min(1_000 * 2 ** (failures - 1), LONGEST_BETWEEN_STARTS_MS);
        const reason = error instanceof Error ? error.message : String(error);
        options.log(`${reason}\nThe embedded database is tried again in ${ms / 1_000} s.`);
        await wait(ms, stopping.signal);
      }
    }
  }

  async function restart(earlyDeaths: number): Promise<void> {
    options.log('The embedded database has stopped unexpectedly. It is being started again.');
    const grown = 100 * 2 ** (earlyDeaths - DEATHS_WITHOUT_WAIT - 1);
    if (earlyDeaths > DEATHS_WITHOUT_WAIT)
      await wait(Math.min(grown, LONGEST_BETWEEN_DEATHS_MS), stopping.signal);
    await startAgain();
  }

  async function supervise(): Promise<string> {
    let earlyDeaths = 0;
    for (;;) {
      const since = now();
      await current.died;
      earlyDeaths = now() - since < SETTLED_MS ? earlyDeaths + 1 : 1;
      restarting = restart(earlyDeaths);
      await restarting;
    }
  }

  return {
    connection: current.connection,
    lost: supervise().catch((error: unknown) => {
      // A stop that was asked for is not an error.
      if (stopping.signal.aborted) return 'The embedded database was stopped.';
      if (error instanceof EmbeddedDatabaseError) return error.message;
      throw error;
    }),
    async stop() {
      stopping.abort();
      await restarting.catch(() => {});
      await current.stop();
    },
  };
}
