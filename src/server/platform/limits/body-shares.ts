import type { FastifyRequest } from 'fastify';
import type { App } from '../http/schemas.ts';
import { whenOver } from '../http/when-over.ts';
import { networkOf } from './network.ts';
import { asHolder, createShares } from './shares.ts';

const MB = 1024 * 1024;

/** Every guest's order is smaller: these get through, however full it is. */
export const SMALL_BODY_BYTES = 16 * 1024;
/** Bytes of larger bodies on their way, or worked at; an account's are two pictures of the largest kind. */
export const BODY_SHARES = {
  network: 48 * MB,
  wideNetwork: 96 * MB,
  account: 24 * MB,
  all: 256 * MB,
} as const;
const COME_BACK_MS = 5_000;

/** Taken before a body is read, and after strangers have been turned away from what is the staff's. */
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

/** What nobody reads is not kept either. Without a length it may be as long as its call allows. */
function bytesToCome({ method, headers, routeOptions }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const most = routeOptions.bodyLimit;
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(Number(headers['content-length'] ?? 0), most);
}
