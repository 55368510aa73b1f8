import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenOver } from '#platform/http/server/when-over.ts';
import type { Gate } from '#platform/work/server/at-most.ts';
import { fairGate } from '#platform/work/server/fair-gate.ts';
import { networkOf } from './network.ts';
import { asHolder, createShares } from './shares.ts';

/** Bills rendered at the same time, and as many prints of table codes. Stores take turns. */
export const RENDERED_AT_ONCE = 2;
export const PRINTS_WAITING = 20;

const MB = 1024 * 1024;

/** Bytes of rendered prints that their readers have not taken yet. The longest print has 3 MB. */
export const PRINT_SHARES = {
  network: 16 * MB,
  wideNetwork: 32 * MB,
  store: 16 * MB,
  all: 128 * MB,
} as const;
const COME_BACK_MS = 5_000;
/** Time to read a whole print. A slower reader is cut off. */
export const PRINT_MS = 120_000;

export interface Print {
  storeId: string;
  fileName: string;
  pdf: Buffer;
}

export type TurnOf = (storeId: string) => Gate;

/** Bills and day reports share their turns. */
export interface Prints {
  turnOf: TurnOf;
  send: SendPrint;
}

export const createPrintGate = (): TurnOf =>
  fairGate({ atOnce: RENDERED_AT_ONCE, mostWaiting: PRINTS_WAITING });

/** Renders everything before any of it is sent, so that a slow reader holds no place. */
export function renderWhole(inTurn: Gate, pages: AsyncIterable<Buffer>): Promise<Buffer> {
  return inTurn(async () => {
    const parts: Buffer[] = [];
    for await (const part of pages) parts.push(part);
    return Buffer.concat(parts);
  });
}

type SendPrint = (
  request: FastifyRequest,
  reply: FastifyReply,
  print: Print,
  disposition?: 'inline' | 'attachment',
) => FastifyReply;

/** Sends a print, unless too much is still unread. */
export function createPrintSender(scale: number, mostMs = PRINT_MS): SendPrint {
  const shares = createShares(PRINT_SHARES, { scale, comeBackMs: COME_BACK_MS });
  return (request, reply, { storeId, fileName, pdf }, disposition = 'inline') => {
    const giveBack = shares.take({ ...asHolder(networkOf(request)), store: storeId }, pdf.length);
    const timer = setTimeout(() => reply.raw.destroy(), mostMs);
    whenOver(request, reply, () => {
      clearTimeout(timer);
      giveBack();
    });
    return reply
      .type('application/pdf')
      .header('content-disposition', `${disposition}; filename="${fileName}"`)
      .send(pdf);
  };
}
