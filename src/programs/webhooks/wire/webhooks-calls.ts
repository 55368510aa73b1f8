import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, empty, noContent, ofStore } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import { deliveryPage, deliveryView, madeWebhook, webhookBody, webhookList } from './webhooks.ts';

const ofWebhook = z.extend(ofStore, { webhookId: anyId });
const ofDelivery = z.extend(ofWebhook, { deliveryId: anyId });

export const webhookCalls = endpoints('Webhooks', {
  listWebhooks: {
    method: 'GET',
    url: '/api/stores/:storeId/webhooks',
    access: 'key.manage',
    needsAccount: true,
    schema: {
      summary: 'The addresses that are told what happens, without their secrets',
      params: ofStore,
      response: { 200: webhookList },
    },
  },
  addWebhook: {
    method: 'POST',
    url: '/api/stores/:storeId/webhooks',
    access: 'key.manage',
    needsAccount: true,
    verified: true,
    example: { url: 'https://hooks.example/thali', events: ['order.placed'] },
    schema: {
      summary: 'An address that is told of these events. Its secret is in no other answer',
      params: ofStore,
      body: webhookBody,
      response: { 201: madeWebhook },
    },
  },
  switchWebhookOn: {
    method: 'POST',
    url: '/api/stores/:storeId/webhooks/:webhookId/on',
    access: 'key.manage',
    needsAccount: true,
    schema: {
      summary: 'Tells an address again that was switched off, of what happens from now on',
      params: ofWebhook,
      body: nothingBody,
      response: { 200: webhookList },
    },
  },
  removeWebhook: {
    method: 'DELETE',
    url: '/api/stores/:storeId/webhooks/:webhookId',
    access: 'key.manage',
    needsAccount: true,
    schema: { summary: 'Tells an address nothing any more', params: ofWebhook, response: noContent },
  },
  testWebhook: {
    method: 'POST',
    url: '/api/stores/:storeId/webhooks/:webhookId/test',
    access: 'key.manage',
    needsAccount: true,
    verified: true,
    schema: {
      summary: 'Sends a delivery of the type `test`',
      params: ofWebhook,
      body: nothingBody,
      response: { 201: deliveryView },
    },
  },
  listDeliveries: {
    method: 'GET',
    url: '/api/stores/:storeId/webhooks/:webhookId/deliveries',
    access: 'key.manage',
    needsAccount: true,
    schema: {
      summary: 'Of the last 30 days, the latest first; ?before= the `next` of the page before',
      params: ofWebhook,
      querystring: z.object({ before: z.optional(z.union([empty, z.uuid()], formatFault('cursor'))) }),
      response: { 200: deliveryPage },
    },
  },
  sendDeliveryAgain: {
    method: 'POST',
    url: '/api/stores/:storeId/webhooks/:webhookId/deliveries/:deliveryId/again',
    access: 'key.manage',
    needsAccount: true,
    verified: true,
    schema: {
      summary: 'Sends a delivery once more, under the id that it has',
      params: ofDelivery,
      body: nothingBody,
      response: { 200: deliveryView },
    },
  },
});
