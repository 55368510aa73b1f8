import * as z from 'zod/mini';
import {
  eInvoiceSettingsBody,
  eInvoiceSettingsView,
  eInvoiceTest,
} from '#money/e-invoices/wire/e-invoices.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, ofStore } from '#platform/calls/wire/params.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import { billsOfOrder } from './bills.ts';

export const eInvoiceCalls = endpoints('Bills', {
  readEInvoiceSettings: {
    method: 'GET',
    url: '/api/stores/:storeId/e-invoices/settings',
    access: 'bill.settings',
    schema: {
      summary: 'Whether bills for companies are registered; the credentials are never shown',
      params: ofStore,
      response: { 200: eInvoiceSettingsView },
    },
  },
  saveEInvoiceSettings: {
    method: 'PUT',
    url: '/api/stores/:storeId/e-invoices/settings',
    access: 'store.gateway',
    verified: true,
    example: {
      isOn: false,
      credentials: { appId: 'an-app', appSecret: 'its-secret', userName: 'a-user', password: 'a-password' },
    },
    schema: {
      summary: 'For bills from now on; credentials stay as they are where none come along',
      params: ofStore,
      body: eInvoiceSettingsBody,
      response: { 200: eInvoiceSettingsView },
    },
  },
  tryEInvoices: {
    method: 'POST',
    url: '/api/stores/:storeId/e-invoices/test',
    access: 'store.gateway',
    verified: true,
    limits: ['gatewayTests'],
    schema: {
      summary: 'Asks the provider whether it takes the credentials; nothing is registered',
      params: ofStore,
      body: nothingBody,
      response: { 200: eInvoiceTest },
    },
  },
  registerAgain: {
    method: 'POST',
    url: '/api/stores/:storeId/bills/:billId/e-invoice',
    access: 'bill.issue',
    schema: {
      summary: 'Tries a document again that the registry has refused, or that waits',
      params: z.extend(ofStore, { billId: anyId }),
      body: nothingBody,
      response: { 200: billsOfOrder },
    },
  },
});
