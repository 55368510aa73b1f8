import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { cacheBody } from '#platform/http/server/cached-body.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { LANGUAGES, type Language } from '#platform/language/rules/languages.ts';
import { escapeHtml } from '#platform/text/rules/escape-html.ts';
import { brandIn, LEGAL_PAGES, type LegalPage, legalLink } from '#restaurant/brand/rules/brand.ts';
import { customerPolicy } from '../page-policy.ts';
import { languageOf } from '../page-request.ts';
import type { PageSite } from '../page-site.ts';
import { type Page, renderMissing } from '../render-page.ts';

const A_YEAR_S = 31_536_000;
const STYLE = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{max-inline-size:42rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:break-word}p{white-space:pre-line}`;
const TITLES: Record<LegalPage, Record<Language, string>> = {
  terms: { en: 'Terms of service', hi: 'सेवा की शर्तें', mr: 'सेवेच्या अटी' },
  privacy: { en: 'Privacy policy', hi: 'निजता नीति', mr: 'गोपनीयता धोरण' },
};

type SiteOf = (request: FastifyRequest) => PageSite;
type Send = (request: FastifyRequest, reply: FastifyReply, page: Page) => Promise<FastifyReply>;

/** The pictures of the brand, and what the operator wrote for its terms and about privacy. */
export function brandPages(app: App, { sites }: Services, siteOf: SiteOf, send: Send): void {
  app.get(
    '/assets/brand/:name',
    { schema: { hide: true, params: z.object({ name: z.string().max(64) }) } },
    async ({ params, site }, reply) => {
      const picture = sites.kept(site).pictures.get(`/assets/brand/${params.name}`);
      if (!picture) throw new AppError('IMAGE_NOT_FOUND');
      reply.header('cache-control', `public, max-age=${A_YEAR_S}, immutable`).type('image/png');
      return reply.send(picture);
    },
  );
  for (const name of LEGAL_PAGES) {
    const path = legalLink(name, 'text');
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const site = siteOf(request);
      const language = languageOf(request);
      const isHere = brandIn(site.brand, language)[name] === path;
      const texts = sites.kept(site).legal[name];
      const text = isHere ? (texts[language] ?? texts.en) : undefined;
      const page =
        text === undefined
          ? renderMissing(site, { path, language })
          : renderLegal(brandIn(site.brand, language).name, language, name, text);
      return send(request, reply, page);
    });
  }
}

function renderLegal(product: string, language: Language, page: LegalPage, text: string): Page {
  const title = TITLES[page][language];
  const html = `<!doctype html>
<html lang="${LANGUAGES[language].tag.replace(/-u-.*/, '')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(`${title} · ${product}`)}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(text)}</p></main></body></html>`;
  return {
    status: 200,
    policy: customerPolicy({ styles: [STYLE], scripts: [] }, []),
    isPublic: true,
    body: cacheBody('text/html; charset=utf-8', html),
  };
}
