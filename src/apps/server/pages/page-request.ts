import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { GUEST_LANGUAGES, guestLanguage, type Language } from '#platform/language/rules/languages.ts';

export function languageOf({ cookies }: FastifyRequest): Language {
  return guestLanguage(cookies.lang);
}

const lang = z.enum(GUEST_LANGUAGES).optional().catch(undefined);

/** The language may stand in an address too: in a frame of another website, browsers send no cookie. */
export const languageQuery = z.object({ lang });

export const isFrame = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'iframe';

const short = z.string().max(200).optional().catch(undefined);

/** The query of a link to a menu. Invalid values are dropped, so that every typed address gets a page. */
export const linkQuery = z.object({ men: short, conf: short, iden: short, idel: short, lang });

/** The query of the request as it was sent, with its question mark. */
export function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
