import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Calls back once: when the answer has been sent or the connection is closed, or at once if the client has already
 * left.
 */
export function whenOver(request: FastifyRequest, reply: FastifyReply, isOver: () => void): void {
  if (request.raw.socket.destroyed) isOver();
  else reply.raw.once('close', isOver);
}
