import type { Connection } from '../src/server/platform/db/client.ts';
import { reachEmbedded } from '../src/server/platform/db/embedded/reach-embedded.ts';
import type { Env } from '../src/server/program/env.ts';

export async function reachDatabase(
  env: Env,
): Promise<{ connection: Connection; leave: () => Promise<void> }> {
  if (env.databaseUrl === null) return reachEmbedded({ dataDir: env.dataDir, log: console.log });
  return { connection: { connectionString: env.databaseUrl }, leave: async () => {} };
}
