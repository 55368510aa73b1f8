import { placing } from '#ordering/orders/wire/placing-calls.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { ofSlug, ofStore } from '#platform/calls/wire/params.ts';
import { saleBody, soldOrder, tokenScreen } from './counter.ts';

export const counterCalls = endpoints('Counter', {
  sell: {
    method: 'POST',
    url: '/api/stores/:storeId/sales',
    command: 'kept',
    access: 'payment.record',
    limits: ['takenOrders'],
    sometimes: { orderKilobytes: 'is written' },
    schema: {
      ...placing,
      summary: 'An order of the counter that is paid at once; once for each Idempotency-Key',
      params: ofStore,
      body: saleBody,
      response: { 200: soldOrder, 201: soldOrder },
    },
  },
  readTokens: {
    method: 'GET',
    url: '/order/tokens/:slug',
    access: 'guest',
    limits: ['tokenScreens'],
    schema: {
      summary: 'The numbers of orders that their guests collect: who waits, and who is called',
      params: ofSlug,
      response: { 200: tokenScreen },
    },
  },
});
