import type { Trouble } from '#restaurant/without-the-line/office/door.ts';

/** The server itself gives up on its database sooner. */
const PATIENCE_MS = 4_000;

/** Asks whether the server would save something now. Null if it would. */
export async function askServer(): Promise<Trouble | null> {
  if (!navigator.onLine) return 'network';
  try {
    const how = { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
    const { ok, status } = await fetch('/readyz', how);
    if (ok) return null;
    return status === 503 ? 'saving' : 'server';
  } catch {
    return navigator.onLine ? 'server' : 'network';
  }
}
