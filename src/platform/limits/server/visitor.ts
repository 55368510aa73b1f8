import type { FastifyRequest } from 'fastify';
import { type Network, networkOf } from './network.ts';

/** A guest's network and browser. Guests in one place share an address, and then mean the same store. */
export interface Visitor {
  network: Network;
  device: string;
}

export function visitorOf(request: FastifyRequest): Visitor {
  return { network: networkOf(request), device: request.headers['user-agent'] ?? '' };
}
