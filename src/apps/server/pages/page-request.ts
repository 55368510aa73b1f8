import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { guestLanguage, isLanguage, type Language } from '#platform/language/rules/languages.ts';

/** The language may stand in the address too: links lead to one, and in a frame browsers send no cookie. */
export function languageOf(request: FastifyRequest): Language {
  const named = new URLSearchParams(queryOf(request)).get('lang');
  return guestLanguage(isLanguage(named) ? named : request.cookies.lang);
}

export const isFrame = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'iframe';

const short = z.string().max(200).optional().catch(undefined);

/** The query of a link to a menu. Invalid values are dropped, so that every typed address gets a page. */
export const linkQuery = z.object({ men: short, conf: short, iden: short, idel: short });

/** The query of the request as it was sent, with its question mark. */
export function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
