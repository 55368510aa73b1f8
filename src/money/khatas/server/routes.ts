import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { khataCalls } from '../wire/khatas-calls.ts';
import { listKhatas, readKhata } from './read-khata.ts';
import { receiveForKhata } from './receive-for-khata.ts';
import { changeKhata, openKhata } from './save-khata.ts';

/** The khatas of guests who pay later. */
export function khataRoutes(app: App): void {
  serve(app, khataCalls, {
    listKhatas,
    openKhata: async (ctx, { body }, reply) => reply.code(201).send(await openKhata(ctx, body)),
    readKhata: async (ctx, { params }) => readKhata(ctx, params.khataId),
    changeKhata: async (ctx, { params, body }) => changeKhata(ctx, params.khataId, body),
    payKhata: async (ctx, { params, headers, body }) => {
      await receiveForKhata(ctx, { ...params, key: parseKey(headers['idempotency-key']), body });
      return readKhata(ctx, params.khataId);
    },
  });
}
