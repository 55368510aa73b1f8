import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';

/** A message of the Model Context Protocol. What is in it is for its library to check. */
const message = z.looseObject({ jsonrpc: z.literal('2.0'), method: z.string() });

export const assistantCalls = endpoints('Assistants', {
  askAssistantsDoor: {
    method: 'POST',
    url: '/mcp',
    access: 'anybody',
    limits: ['assistants'],
    keyed: true,
    example: { jsonrpc: '2.0', id: 1, method: 'ping' },
    schema: {
      summary:
        'The door of assistants (Model Context Protocol): with a key for the restaurant’s own, without one for guests’',
      body: message,
      produces: ['application/json', 'text/event-stream'],
    },
  },
});
