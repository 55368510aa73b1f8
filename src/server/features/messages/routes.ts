import * as z from 'zod';
import {
  messageList,
  messageSettingsBody,
  messageSettingsView,
  testMessageBody,
} from '#domain/api/messages.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { listMessages, retryMessage, sendTestMessage } from './list-messages.ts';
import { readMessageSettings, saveMessageSettings } from './settings.ts';

const tags = ['Messages'];
const inStore = z.object({ storeId: z.string().max(64) });
const noBody = { 204: z.null() };

export function messageRoutes(app: App): void {
  const url = '/api/stores/:storeId/messages';
  app.get(
    url,
    {
      schema: {
        tags,
        operationId: 'listMessages',
        summary: 'The last messages, with what became of them',
        params: inStore,
        response: { 200: messageList },
      },
    },
    async (request) => listMessages(memberOf(request)),
  );
  app.post(
    `${url}/:messageId/retry`,
    {
      schema: {
        tags,
        operationId: 'retryMessage',
        summary: 'Sends again what has failed',
        params: z.object({ storeId: z.string().max(64), messageId: z.uuid() }),
        body: z.strictObject({}),
        response: noBody,
      },
    },
    async (request, reply) => {
      await retryMessage(memberOf(request), request.params.messageId);
      return reply.code(204).send(null);
    },
  );
  app.get(
    `${url}/settings`,
    {
      schema: {
        tags,
        operationId: 'readMessageSettings',
        summary: 'How the store sends messages; its credentials are never shown',
        params: inStore,
        response: { 200: messageSettingsView },
      },
    },
    async (request) => readMessageSettings(memberOf(request)),
  );
  app.put(
    `${url}/settings`,
    {
      schema: {
        tags,
        operationId: 'saveMessageSettings',
        summary: 'Replaces them; credentials stay as they are where none come along',
        params: inStore,
        body: messageSettingsBody,
        response: { 200: messageSettingsView },
      },
    },
    async (request) => saveMessageSettings(memberOf(request), request.body),
  );
  app.post(
    `${url}/test`,
    {
      schema: {
        tags,
        operationId: 'sendTestMessage',
        summary: 'A message to the number or address of whoever asks',
        params: inStore,
        body: testMessageBody,
        response: noBody,
      },
    },
    async (request, reply) => {
      await sendTestMessage(memberOf(request), request.body.channel);
      return reply.code(204).send(null);
    },
  );
}
