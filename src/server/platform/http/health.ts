import * as z from 'zod';
import type { Db } from '../db/client.ts';
import { ping } from '../db/ping.ts';
import type { App } from './schemas.ts';

const state = z.object({ status: z.string() });

export function healthRoutes(app: App, db: Db): void {
  const tags = ['Health'];
  app.get(
    '/healthz',
    { schema: { tags, operationId: 'isAlive', summary: 'The process lives', response: { 200: state } } },
    async () => ({ status: 'alive' }),
  );
  app.get(
    '/readyz',
    { schema: { tags, operationId: 'isReady', summary: 'It can serve orders', response: { 200: state } } },
    async () => {
      await ping(db);
      return { status: 'ready' };
    },
  );
}
