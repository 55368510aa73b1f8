import type { FastifyReply, FastifyRequest } from 'fastify';

/** Once: when the answer has been sent or the connection is closed, and at once where the client has left already. */
export function whenOver(request: FastifyRequest, reply: FastifyReply, isOver: () => void): void {
  if (request.raw.socket.destroyed) isOver();
  else reply.raw.once('close', isOver);
}
