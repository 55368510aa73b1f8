import { messageCalls } from '#domain/api/calls/messages.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { listMessages, retryMessage, sendTestMessage } from './list-messages.ts';
import { getMessageSettings, saveMessageSettings } from './settings.ts';

export function messageRoutes(app: App): void {
  serve(app, messageCalls, {
    listMessages,
    retryMessage: async (ctx, { params }) => retryMessage(ctx, params.messageId),
    readMessageSettings: getMessageSettings,
    saveMessageSettings: async (ctx, { body }) => saveMessageSettings(ctx, body),
    sendTestMessage: async (ctx, { body }) => sendTestMessage(ctx, body.channel),
  });
}
