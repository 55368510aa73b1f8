import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#platform/limits/server/network.ts';
import type { StreamCall } from '#platform/realtime/server/stream-log.ts';

/** A request that is answered with a stream. */
export function streamCallOf(request: FastifyRequest, reply: FastifyReply): StreamCall {
  const { services, streams } = request.server;
  return { services, streams, request, reply, network: networkOf(request) };
}
