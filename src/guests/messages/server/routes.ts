import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { alertCalls, messageCalls, staffPushCalls } from '../wire/messages-calls.ts';
import {
  addOrderPush,
  addStorePush,
  getAlerts,
  removeOrderPush,
  removeStorePush,
  wishForWhatsApp,
} from './alerts.ts';
import { listMessages, retryMessage, sendTestMessage } from './list-messages.ts';
import { getMessageSettings, saveMessageSettings } from './settings.ts';

export function messageRoutes(app: App): void {
  serve(app, alertCalls, {
    readAlerts: async (ctx, { params }) => getAlerts(ctx, params.slug),
    addOrderPush: async (ctx, { params, body }) => addOrderPush(ctx, params.slug, body),
    removeOrderPush: async (ctx, { params, body }) => removeOrderPush(ctx, params.slug, body.endpoint),
    wishForWhatsApp: async (ctx, { params, body }) => wishForWhatsApp(ctx, params.slug, body.wished),
  });
  serve(app, staffPushCalls, {
    readPushKey: async (ctx) => ({ key: ctx.services.channels.push.publicKey }),
    addStorePush: async (ctx, { body }) => addStorePush(ctx, body),
    removeStorePush: async (ctx, { body }) => removeStorePush(ctx, body.endpoint),
  });
  serve(app, messageCalls, {
    listMessages,
    retryMessage: async (ctx, { params }) => retryMessage(ctx, params.messageId),
    readMessageSettings: getMessageSettings,
    saveMessageSettings: async (ctx, { body }) => saveMessageSettings(ctx, body),
    sendTestMessage: async (ctx, { body }) => sendTestMessage(ctx, body.channel),
  });
}
