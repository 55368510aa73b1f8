import { assistantCalls } from '#domain/api/calls/assistants.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { openDoor, requireFriend } from './door.ts';

export const assistants: Feature = { routes: [assistantRoutes] };

function assistantRoutes(app: App): void {
  serve(app, assistantCalls, {
    askAssistantsDoor: async (ctx, request, reply) => {
      requireFriend(request);
      return openDoor(ctx, request, reply);
    },
  });
  // Clients ask whether there is a stream of messages. There is none: each answer stands alone.
  app.get('/mcp', { schema: { hide: true } }, (_request, reply) =>
    reply.code(405).header('allow', 'POST').type('text/plain').send('This address is for assistants.\n'),
  );
}
