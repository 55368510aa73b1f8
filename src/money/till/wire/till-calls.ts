import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, nothing, ofStore, upTo, withKey } from '#platform/calls/wire/params.ts';
import { OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import {
  closeDayBody,
  closedDay,
  closedDays,
  printDayBody,
  tillEntryBody,
  tillSettingsBody,
  tillView,
} from './till.ts';

const drawing = z.object({
  paper: z._default(z.enum(['a4', '80mm']), 'a4'),
  language: z._default(z.enum(OFFICE_LANGUAGES), 'en'),
});
const ofDay = z.extend(ofStore, { dayNumber: anyId });

export const tillCalls = endpoints('Till', {
  readTill: {
    method: 'GET',
    url: '/api/stores/:storeId/till',
    access: 'till.count',
    schema: {
      summary: 'The drawers, and the open day up to now (X report)',
      params: ofStore,
      response: { 200: tillView },
    },
  },
  addTillEntry: {
    method: 'POST',
    url: '/api/stores/:storeId/till/entries',
    command: 'kept',
    access: 'till.count',
    example: { what: 'float', amount: 2000 },
    schema: {
      summary: 'A float, cash put in or taken out, a count, or an opening without a sale',
      params: ofStore,
      headers: withKey,
      body: tillEntryBody,
      response: { 200: tillView },
    },
  },
  undoTillEntry: {
    method: 'POST',
    url: '/api/stores/:storeId/till/entries/:entryId/undo',
    command: 'noted',
    access: 'till.count',
    schema: {
      summary:
        'Takes back what was written down in error in the open day: it stays listed, and no longer counts',
      params: z.extend(ofStore, { entryId: anyId }),
      body: nothing,
      response: { 200: tillView },
    },
  },
  closeTill: {
    method: 'POST',
    url: '/api/stores/:storeId/till/close',
    access: 'till.close',
    example: { number: 1 },
    schema: {
      summary: 'Closes the day (Z report). What comes later belongs to the next one',
      params: ofStore,
      body: closeDayBody,
      response: { 200: closedDay },
    },
  },
  saveTillSettings: {
    method: 'PUT',
    url: '/api/stores/:storeId/till/settings',
    access: 'till.settings',
    example: { boundary: '04:00', blind: false, closesItself: false, drawers: [] },
    schema: {
      summary: 'When days begin, who sees what, and the drawers',
      params: ofStore,
      body: tillSettingsBody,
      response: { 200: tillView },
    },
  },
  listTillDays: {
    method: 'GET',
    url: '/api/stores/:storeId/till/days',
    access: 'till.close',
    schema: {
      summary: 'The closed days, the latest first',
      params: ofStore,
      querystring: z.object({ before: z.optional(upTo(20)) }),
      response: { 200: closedDays },
    },
  },
  readTillDay: {
    method: 'GET',
    url: '/api/stores/:storeId/till/days/:dayNumber',
    access: 'till.close',
    schema: { summary: 'A closed day, as it was closed', params: ofDay, response: { 200: closedDay } },
  },
  drawTillDay: {
    method: 'GET',
    url: '/api/stores/:storeId/till/days/:dayNumber/report.pdf',
    access: 'till.close',
    limits: ['billsPrinted'],
    schema: {
      summary: 'A closed day or, as `now`, the open one on A4 or on a roll of 80 mm',
      produces: ['application/pdf'],
      params: ofDay,
      querystring: drawing,
    },
  },
  printTillDay: {
    method: 'POST',
    url: '/api/stores/:storeId/till/days/:dayNumber/print',
    access: 'till.close',
    schema: {
      summary: 'Prints a closed day or, as `now`, the open one on a printer',
      params: ofDay,
      body: printDayBody,
      response: noContent,
    },
  },
});
