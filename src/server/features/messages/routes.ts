import { messageCalls } from '#domain/api/calls/messages.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { listMessages, retryMessage, sendTestMessage } from './list-messages.ts';
import { getMessageSettings, saveMessageSettings } from './settings.ts';

export function messageRoutes(app: App): void {
  app.route({ ...messageCalls.listMessages, handler: async (request) => listMessages(memberOf(request)) });
  app.route({
    ...messageCalls.retryMessage,
    handler: async (request, reply) => {
      await retryMessage(memberOf(request), request.params.messageId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...messageCalls.readMessageSettings,
    handler: async (request) => getMessageSettings(memberOf(request)),
  });
  app.route({
    ...messageCalls.saveMessageSettings,
    handler: async (request) => saveMessageSettings(memberOf(request), request.body),
  });
  app.route({
    ...messageCalls.sendTestMessage,
    handler: async (request, reply) => {
      await sendTestMessage(memberOf(request), request.body.channel);
      return reply.code(204).send(null);
    },
  });
}
