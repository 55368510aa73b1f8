import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/api/page.ts';

export function localeOf({ cookies }: FastifyRequest): Locale {
  return isLocale(cookies.lang) ? cookies.lang : DEFAULT_LOCALE;
}
