import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/rules/errors.ts';

/** The revision that a writer has seen. A proxy that compresses makes its tag weak. */
export function parseIfMatch({ headers }: FastifyRequest): number {
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers['if-match']?.trim() ?? '');
  if (!match) throw new AppError('PRECONDITION_REQUIRED');
  return Number(match[1]);
}
