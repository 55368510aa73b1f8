import { alertCalls, staffPushCalls } from '#domain/api/calls/messages.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import {
  addOrderPush,
  addStorePush,
  getAlerts,
  removeOrderPush,
  removeStorePush,
  wishForWhatsApp,
} from './alerts.ts';

/** Messages to guests about their order, and to the staff about new ones. */
export function alertRoutes(app: App): void {
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
}
