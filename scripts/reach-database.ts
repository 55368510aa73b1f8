import type { Env } from '../src/apps/server/program/env.ts';
import type { Connection } from '../src/platform/db/server/client.ts';
import { reachEmbedded } from '../src/platform/db/server/embedded/reach-embedded.ts';

export async function reachDatabase(
  env: Env,
): Promise<{ connection: Connection; leave: () => Promise<void> }> {
  if (env.databaseUrl === null) return reachEmbedded({ dataDir: env.dataDir, log: console.log });
  return { connection: { connectionString: env.databaseUrl }, leave: async () => {} };
}
