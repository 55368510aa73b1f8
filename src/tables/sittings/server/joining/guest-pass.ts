import type { FastifyRequest } from 'fastify';
import type { GuestPass } from '../find-sitting.ts';

/** The table that the guest's link names, and the secret that tells who the guest is. */
export function passOf({ params, headers }: Pick<FastifyRequest, 'params' | 'headers'>): GuestPass {
  const { slug } = params as { slug: string };
  return { slug, token: tokenOf(headers) };
}

export function tokenOf(headers: FastifyRequest['headers']): string {
  return String(headers['sitting-token'] ?? '');
}
