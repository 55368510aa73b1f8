import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';

/** The revision that a writer has seen; a proxy that compresses makes a weak tag of it. */
export function readIfMatch({ headers }: FastifyRequest): number {
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers['if-match']?.trim() ?? '');
  if (!match) throw new AppError('PRECONDITION_REQUIRED');
  return Number(match[1]);
}
