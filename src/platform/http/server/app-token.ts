import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/rules/errors.ts';
import { equalInConstantTime } from '#platform/secrets/server/secrets.ts';

/** Set with our own pages, whose streams can't send a header. */
export const APP_TOKEN_COOKIE = 'thali_app';

/** Guests' calls carry the app token. It is checked only if one is configured. */
export function createAppTokenCheck(appToken: string | null) {
  return async (request: FastifyRequest): Promise<void> => {
    if (appToken === null) return;
    const given = request.headers['app-token'] ?? request.cookies[APP_TOKEN_COOKIE];
    if (typeof given !== 'string' || !equalInConstantTime(given, appToken)) {
      throw new AppError('APP_TOKEN_INVALID');
    }
  };
}
