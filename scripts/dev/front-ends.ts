import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { byLanguage } from '#platform/language/rules/languages.ts';
import type { PageAssets, RenderPage } from '#restaurant/pages/wire/page.ts';
import { backOfficeConfig } from '../build/back-office.ts';
import { customerConfig } from '../build/customer.ts';
import { readSentPage } from './sent-page.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache');
const CUSTOMER = '/assets/src/apps/guests';
const TEXTS = '/assets/src/texts/guests';
const OFFICE = '/assets/office/';

/** The page's styles come with its scripts, so the page is unstyled for a moment. */
const ASSETS: PageAssets = {
  script: `${CUSTOMER}/entry-client.tsx`,
  preloads: [],
  styles: { css: '', files: [] },
  order: { scripts: [], styles: { css: '', files: [] } },
  places: { scripts: [], styles: [] },
  texts: byLanguage((language) => `${TEXTS}/main/${language}.ts`),
};

export interface FrontEnds {
  /** Answers requests for scripts, styles and what Vite needs; others are passed on. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Completes a page of the server: renders it, and adds the scripts of hot reload. */
  complete(url: string, html: string): Promise<string>;
  close(): Promise<void>;
}

/** Both front ends from their sources, with hot reload through this server's address. */
export async function startFrontEnds(server: Server): Promise<FrontEnds> {
  const start = (name: string, config: InlineConfig) =>
    createServer({
      ...config,
      appType: 'custom',
      mode: 'development',
      cacheDir: join(CACHE, `vite-${name}`),
      server: { middlewareMode: true, hmr: { server, path: `hot-${name}` } },
    });
  const [customer, office] = await Promise.all([
    start('customer', customerConfig('')),
    start('office', backOfficeConfig('')),
  ]);
  const viteOf = (url: string): ViteDevServer => (url.startsWith(OFFICE) ? office : customer);
  return {
    answer(request, response, next) {
      const { url = '' } = request;
      if (url.startsWith('/assets/')) viteOf(url).middlewares(request, response, next);
      else next();
    },
    async complete(url, html) {
      const input = readSentPage(html);
      if (!input) return html.includes(OFFICE) ? makeHot(office, url, html) : html;
      const { renderPage } = (await customer.ssrLoadModule('/src/apps/guests/entry-server.tsx')) as {
        renderPage: RenderPage;
      };
      return makeHot(customer, url, renderPage(input, ASSETS).html);
    },
    close: async () => void (await Promise.all([customer.close(), office.close()])),
  };
}

/** Adds only Vite's scripts, made from an empty page. In the whole page, Vite would also rewrite the links. */
async function makeHot(vite: ViteDevServer, url: string, html: string): Promise<string> {
  const [, scripts = ''] =
    /<head>(.*)<\/head>/s.exec(await vite.transformIndexHtml(url, '<head></head>')) ?? [];
  return html.replace('<head>', () => `<head>${scripts}`);
}
