import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { equalInConstantTime } from '../secrets.ts';

/** Customer calls carry the app token; it is looked at only where one is set. */
export function createAppTokenCheck(appToken: string | null) {
  return async (request: FastifyRequest): Promise<void> => {
    if (appToken === null) return;
    const given = request.headers['app-token'];
    if (typeof given !== 'string' || !equalInConstantTime(given, appToken)) {
      throw new AppError('APP_TOKEN_INVALID');
    }
  };
}
