import type { HintBus } from '#platform/realtime/server/hint-bus.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { plainParts } from '#testing/server/plain-parts.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import { createApp } from '../../program/app.ts';
import { createServices, type Parts } from '../../program/create-services.ts';
import type { BuiltPages } from '../built-pages.ts';

/** Another process over the same database, with its own memory. */
export async function startAnother(thali: TestApp, pages: BuiltPages, changes: Partial<Parts> = {}) {
  const services = createServices({
    ...plainParts(thali.database.db),
    clock: () => thali.clock.now,
    ...changes,
  });
  const app = await createApp(services, {
    version: '0.0.0-test',
    appToken: null,
    trustProxy: false,
    pages,
    logger: { level: 'silent' },
  });
  atEnd(async () => {
    await app.close();
    await services.feeds.close();
  });
  return {
    services,
    async get(url: string) {
      const { statusCode, body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
      await services.afterwards.settled();
      return { status: statusCode, text: body, etag: headers.etag };
    },
  };
}

/** Hints that reach every process, as over NOTIFY. */
export function createSharedBus(): () => HintBus {
  const listeners = new Set<(hint: string) => void>();
  return () => ({
    publish: (hints) => {
      for (const hint of hints) for (const listener of listeners) listener(hint);
    },
    subscribe: (listener) => void listeners.add(listener),
    close: async () => {},
  });
}
