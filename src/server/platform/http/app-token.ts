import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { equalInConstantTime } from '../secrets/secrets.ts';

/** Set along with our own pages, whose streams can't carry a header. */
export const APP_TOKEN_COOKIE = 'thali_app';

/** Customer calls carry the app token; it is looked at only where one is set. */
export function createAppTokenCheck(appToken: string | null) {
  return async (request: FastifyRequest): Promise<void> => {
    if (appToken === null) return;
    const given = request.headers['app-token'] ?? request.cookies[APP_TOKEN_COOKIE];
    if (typeof given !== 'string' || !equalInConstantTime(given, appToken)) {
      throw new AppError('APP_TOKEN_INVALID');
    }
  };
}
