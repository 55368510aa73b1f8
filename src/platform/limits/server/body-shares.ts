import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { whenOver } from '#platform/http/server/when-over.ts';
import { networkOf } from './network.ts';
import { asHolder, createShares } from './shares.ts';

const MB = 1024 * 1024;

/** Guests' orders are smaller. Bodies up to this size are always admitted. */
export const SMALL_BODY_BYTES = 16 * 1024;
/** Bytes of larger bodies being received or worked on. An account's share is two pictures of the largest size. */
export const BODY_SHARES = {
  network: 48 * MB,
  wideNetwork: 96 * MB,
  account: 24 * MB,
  all: 256 * MB,
} as const;
const COME_BACK_MS = 5_000;

/** Takes a share before a body is read, and after strangers have been refused at the staff's calls. */
export function shareBodies(app: App, scale: number): void {
  const shares = createShares(BODY_SHARES, { scale, comeBackMs: COME_BACK_MS });
  app.addHook('preParsing', async (request, reply) => {
    const bytes = bytesToCome(request);
    if (bytes <= SMALL_BODY_BYTES) return;
    const account = request.member?.actor.id ?? request.owner?.account.id;
    const giveBack = shares.take({ ...asHolder(networkOf(request)), account }, bytes);
    whenOver(request, reply, giveBack);
  });
}

/** A GET has no body. A body without a length may be as long as its call allows. */
function bytesToCome({ method, headers, routeOptions }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const most = routeOptions.bodyLimit;
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(Number(headers['content-length'] ?? 0), most);
}
