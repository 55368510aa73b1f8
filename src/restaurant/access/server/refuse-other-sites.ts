import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/rules/errors.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Browsers send a cookie with other sites' requests too, which may not change anything. */
export function refuseOtherSites(request: FastifyRequest): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const isOurs =
    site === undefined
      ? origin === undefined || hostOf(origin) === request.host
      : ['same-origin', 'none'].includes(String(site));
  if (!isOurs) throw new AppError('CROSS_SITE_REFUSED');
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
