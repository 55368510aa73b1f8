import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import type { Stage } from './stage.ts';

/** It has a picture of its own, since browsers ask for one. */
export const HEAD =
  '<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">';

export const codeFor = (origin: string, slug: string, more = '') =>
  `<script async src="${origin}/embed.js" data-store="${slug}" ${more}></script>`;

/** What stands before the code until the script has come. */
export const plainLink = (origin: string, slug: string) => `<a href="${origin}/${slug}">Order online</a>`;

/** A restaurant's own website: another site than the program's, whose name is localhost. These stores have named it. */
export async function serveWebsite({ thali }: Stage, storeIds: readonly string[]) {
  let sent = { html: '', policy: '' };
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (sent.policy !== '') response.setHeader('content-security-policy', sent.policy);
    response.end(sent.html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  const website = `http://127.0.0.1:${port}`;
  // Owners can name only websites with https, which would need a certificate here.
  await thali.database.pool.query(
    'update stores set websites = $1, revision = revision + 1 where store_id = any($2)',
    [JSON.stringify([website]), storeIds],
  );
  return {
    website,
    stranger: `http://localhost:${port}`,
    async visit(page: Page, html: string, { policy = '', at = website } = {}): Promise<FrameLocator> {
      sent = { html, policy };
      await page.goto(`${at}/`);
      return page.frameLocator('iframe');
    },
  };
}
