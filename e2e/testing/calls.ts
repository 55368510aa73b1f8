import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** One answer leads to the next call within this time. */
const QUIET_MS = 500;

/** Counts the calls of a page from now on; what it answers waits until none is open, the stream of events apart. */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const end = (request: Request) => {
    if (open.delete(request)) changedAt = Date.now();
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.includes('/api/') || pathname.endsWith('/events')) return;
    open.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (open.size > 0 || Date.now() - changedAt < QUIET_MS) await sleep(20);
  };
}
