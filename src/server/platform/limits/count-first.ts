import type { FastifyRequest } from 'fastify';
import type { Limiter } from './limiter.ts';
import { networkOf } from './network.ts';

/** Counts a call before its body is read: what is refused later has cost its work as well. */
export function countFirst(limiter: Limiter, name: 'triedOrders' | 'triedSignIns') {
  return async (request: FastifyRequest): Promise<void> => {
    await limiter.take(name, networkOf(request));
  };
}
