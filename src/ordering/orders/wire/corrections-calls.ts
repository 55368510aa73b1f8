import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, withKey } from '#platform/calls/wire/params.ts';
import { reverseBody, settleBody, tabReceipts } from './corrections.ts';

/** A tab: an order alone, a round of a table, or the table's sitting. */
const ofTab = z.object({ storeId: anyId, tabId: anyId });
const ofReceipt = z.object({ storeId: anyId, receiptId: anyId });

export const correctionCalls = endpoints('Payments', {
  readReceipts: {
    method: 'GET',
    url: '/api/stores/:storeId/tabs/:tabId/receipts',
    access: 'payment.record',
    schema: {
      summary: 'What was received for an order or a table, and what settled it otherwise',
      params: ofTab,
      response: { 200: tabReceipts },
    },
  },
  reverseReceipt: {
    method: 'POST',
    url: '/api/stores/:storeId/receipts/:receiptId/reverse',
    command: 'kept',
    access: 'payment.record',
    schema: {
      summary:
        'Takes back what was recorded in error, and records what it should have been, once for each Idempotency-Key',
      params: ofReceipt,
      headers: withKey,
      body: reverseBody,
      example: { reason: 'Paid by card', instead: { method: 'Card', amount: 20 } },
      response: { 200: tabReceipts },
    },
  },
  settleTab: {
    method: 'POST',
    url: '/api/stores/:storeId/tabs/:tabId/settle',
    command: 'kept',
    access: 'payment.record',
    schema: {
      summary:
        'Settles what is due without money: left without paying, written off, or put on a guest’s account',
      params: ofTab,
      headers: withKey,
      body: settleBody,
      example: { how: 'WrittenOff', reason: 'Goodwill' },
      response: { 200: tabReceipts },
    },
  },
});
