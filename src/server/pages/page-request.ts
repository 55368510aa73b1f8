import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/api/page.ts';

export function localeOf({ cookies }: FastifyRequest): Locale {
  return isLocale(cookies.lang) ? cookies.lang : DEFAULT_LOCALE;
}

const short = z.string().max(200).optional().catch(undefined);

/** The query of a link to a menu. Invalid values are dropped, so that every typed address gets a page. */
export const linkQuery = z.object({ men: short, conf: short, iden: short, idel: short });

/** The query of the request as it was sent, with its question mark. */
export function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
