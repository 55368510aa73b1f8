import type { Feature } from '#platform/feature/server/feature.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { assistantCalls } from '../wire/assistants-calls.ts';
import { openDoor, requireFriend } from './door.ts';

const PATH = /^\/mcp(?:[/?]|$)/;

export const assistants: Feature = { routes: [assistantRoutes] };

function assistantRoutes(app: App): void {
  serve(app, assistantCalls, {
    askAssistantsDoor: async (ctx, request, reply) => {
      requireFriend(request);
      return openDoor(ctx, request, reply);
    },
  });
  // Clients ask by GET whether there is a stream of messages. There is none, and no page of this name.
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (method !== 'POST' && PATH.test(url)) return reply.code(405).header('allow', 'POST').send();
    return undefined;
  });
}
