import { EmbeddedDatabaseError } from './errors.ts';
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts';

export interface KeptDatabase {
  connection: EmbeddedDatabase['connection'];
  stop(): Promise<void>;
  /** Resolves with the reason when the server has died and could not be started again. */
  lost: Promise<string>;
}

const FAST_DEATHS = 5;
const FAST_MS = 60_000;

/** An embedded server that is started again where it was when somebody kills it; the pool finds it there. */
export async function keepEmbedded(options: Parameters<typeof startEmbedded>[0]): Promise<KeptDatabase> {
  let current = await startEmbedded(options);
  let restarting: Promise<void> = Promise.resolve();
  let isStopping = false;

  async function restart(): Promise<void> {
    options.log('The embedded database has stopped unexpectedly. It is being started again.');
    await current.stop();
    if (!isStopping) current = await startEmbedded(options);
  }

  async function keep(): Promise<string> {
    const deaths: number[] = [];
    for (;;) {
      await current.died;
      deaths.push(Date.now());
      const lately = deaths.filter((at) => Date.now() - at < FAST_MS);
      if (lately.length > FAST_DEATHS) return 'The embedded database keeps stopping.';
      restarting = restart();
      await restarting;
    }
  }

  return {
    connection: current.connection,
    lost: keep().catch((error: unknown) => {
      if (error instanceof EmbeddedDatabaseError) return error.message;
      throw error;
    }),
    async stop() {
      isStopping = true;
      await restarting.catch(() => {});
      await current.stop();
    },
  };
}
