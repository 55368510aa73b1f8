import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { noContent, ofSlug, ofStore, upTo } from '#platform/calls/wire/params.ts';
import {
  messageList,
  messageSettingsBody,
  messageSettingsView,
  orderAlertsView,
  pushBody,
  pushEndpoint,
  pushKey,
  testMessageBody,
} from './messages.ts';

export const messageCalls = endpoints('Messages', {
  listMessages: {
    method: 'GET',
    url: '/api/stores/:storeId/messages',
    access: 'messages.read',
    schema: {
      summary: 'The last messages, with what became of them',
      params: ofStore,
      response: { 200: messageList },
    },
  },
  retryMessage: {
    method: 'POST',
    url: '/api/stores/:storeId/messages/:messageId/retry',
    access: 'messages.retry',
    schema: {
      summary: 'Sends again what has failed',
      params: z.object({ storeId: upTo(64), messageId: z.uuid() }),
      body: z.strictObject({}),
      response: noContent,
    },
  },
  readMessageSettings: {
    method: 'GET',
    url: '/api/stores/:storeId/messages/settings',
    access: 'messages.read',
    schema: {
      summary: 'How the store sends messages; its credentials are never shown',
      params: ofStore,
      response: { 200: messageSettingsView },
    },
  },
  saveMessageSettings: {
    method: 'PUT',
    url: '/api/stores/:storeId/messages/settings',
    access: 'messages.update',
    verified: true,
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary: 'Replaces them; credentials stay as they are where none come along',
      params: ofStore,
      body: messageSettingsBody,
      response: { 200: messageSettingsView },
    },
  },
  sendTestMessage: {
    method: 'POST',
    url: '/api/stores/:storeId/messages/test',
    access: 'messages.update',
    verified: true,
    limits: ['testMessages'],
    example: { channel: 'email' },
    schema: {
      summary: 'A message to the number or address of whoever asks',
      params: ofStore,
      body: testMessageBody,
      response: noContent,
    },
  },
});

/** Alerts that guests ask for about their order. */
export const alertCalls = endpoints('Messages', {
  readAlerts: {
    method: 'GET',
    url: '/order/status/:slug/alerts',
    access: 'guest',
    limits: 'reads one order, by a link that can’t be guessed',
    schema: {
      summary: 'How a guest can be told what becomes of an order',
      params: ofSlug,
      response: { 200: orderAlertsView },
    },
  },
  addOrderPush: {
    method: 'POST',
    url: '/order/status/:slug/alerts/push',
    access: 'guest',
    limits: ['alerts'],
    schema: {
      summary: 'Has a browser told what becomes of the order',
      params: ofSlug,
      body: pushBody,
      response: noContent,
    },
  },
  removeOrderPush: {
    method: 'POST',
    url: '/order/status/:slug/alerts/push/remove',
    access: 'guest',
    limits: ['alerts'],
    schema: {
      summary: 'Has a browser told no more',
      params: ofSlug,
      body: pushEndpoint,
      response: noContent,
    },
  },
  wishForWhatsApp: {
    method: 'POST',
    url: '/order/status/:slug/alerts/whatsapp',
    access: 'guest',
    limits: ['alerts'],
    example: { wished: false },
    schema: {
      summary: 'Has the number of the order told on WhatsApp when it is ready, or not',
      params: ofSlug,
      body: z.strictObject({ wished: z.boolean() }),
      response: noContent,
    },
  },
});

export const staffPushCalls = endpoints('Messages', {
  readPushKey: {
    method: 'GET',
    url: '/api/stores/:storeId/push',
    access: 'order.read',
    schema: {
      summary: 'What a browser needs to be told of new orders',
      params: ofStore,
      response: { 200: pushKey },
    },
  },
  addStorePush: {
    method: 'POST',
    url: '/api/stores/:storeId/push',
    access: 'order.push',
    needsAccount: true,
    schema: {
      summary: 'Has this device told of new orders',
      params: ofStore,
      body: pushBody,
      response: noContent,
    },
  },
  removeStorePush: {
    method: 'POST',
    url: '/api/stores/:storeId/push/remove',
    access: 'order.push',
    schema: {
      summary: 'Has this device told no more',
      params: ofStore,
      body: pushEndpoint,
      response: noContent,
    },
  },
});
