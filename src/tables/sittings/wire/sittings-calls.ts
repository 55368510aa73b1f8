import * as z from 'zod/mini';
import { fireBody } from '#ordering/courses/wire/courses.ts';
import { needsBody } from '#ordering/menu/wire/needs.ts';
import { placedOrder } from '#ordering/orders/wire/order.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, ofSlug, ofStore, withKey } from '#platform/calls/wire/params.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import { reportQuery } from '#restaurant/stores/wire/store-queries-calls.ts';
import {
  admitBody,
  callBody,
  changeSittingBody,
  closeBody,
  floorView,
  joinBody,
  joined,
  lineBody,
  mergeBody,
  moveBody,
  openSittingBody,
  partBegun,
  partBody,
  partPaidBody,
  sendBody,
  sittingAnswer,
  sittingPaymentBody,
  sittingSettings,
  sittingView,
  splitBody,
  staffSitting,
  takeCallBody,
} from './sittings.ts';
import { sittingsReport } from './sittings-report.ts';

/** Guests prove with it who they are at their table. A phone may make its own: 22 to 64 letters of base64url. */
const withToken = z.object({ 'sitting-token': z.optional(z.string()) });
const withTokenAndKey = z.extend(withToken, { 'idempotency-key': z.optional(z.string()) });
const ofLine = z.object({ slug: anyId, lineId: anyId });
const ofGuest = z.object({ slug: anyId, guestId: anyId });
const ofOwnCall = z.object({ slug: anyId, callId: anyId });
const ofPart = z.object({ slug: anyId, partId: anyId });

export const sittingCalls = endpoints('Sittings', {
  joinSitting: {
    method: 'POST',
    url: '/sittings/web/:storeId',
    access: 'guest',
    limits: ['sittingsJoined'],
    sometimes: {
      sittingAsks: 'without the right code',
      sittingCodes: 'with a code',
      sittingCodesOfTable: 'with a code',
      sittingCodesOfNetwork: 'with a code',
      tablesOfNetwork: 'opens a table',
    },
    schema: {
      summary:
        'Opens the sitting of a free table, or asks to join the one that is open; again with the same token, as the same guest',
      params: ofStore,
      headers: withToken,
      body: joinBody,
      response: { 201: joined },
    },
  },
  readSitting: {
    method: 'GET',
    url: '/sittings/:slug',
    access: 'guest',
    limits: 'reads one sitting, by a link and a token that can’t be guessed',
    schema: {
      summary: 'The sitting as it is now; one who was not let in learns only that',
      params: ofSlug,
      headers: withToken,
      response: { 200: sittingAnswer },
    },
  },
  followSitting: {
    method: 'GET',
    url: '/sittings/:slug/events',
    access: 'guest',
    limits: 'a stream stays open, so the open ones are counted instead',
    schema: {
      summary: 'The sitting after each change, as server-sent events; ?token= where no header can be sent',
      produces: ['text/event-stream'],
      params: ofSlug,
      headers: withToken,
      querystring: z.object({ token: z.optional(z.string()) }),
    },
  },
  admitGuest: {
    method: 'POST',
    url: '/sittings/:slug/guests/:guestId',
    access: 'guest',
    limits: ['sittingChanges'],
    schema: {
      summary: 'Lets a guest in who waits, or not; to oneself, no means to leave',
      params: ofGuest,
      headers: withToken,
      body: admitBody,
      response: { 200: sittingAnswer },
    },
  },
  putSittingLine: {
    method: 'PUT',
    url: '/sittings/:slug/lines/:lineId',
    access: 'guest',
    limits: ['sittingChanges'],
    within: ['changesOfTable'],
    schema: {
      summary: 'Puts a line into the shared cart, under an id of the client’s',
      params: ofLine,
      headers: withToken,
      body: lineBody,
      response: { 200: sittingView },
    },
  },
  deleteSittingLine: {
    method: 'DELETE',
    url: '/sittings/:slug/lines/:lineId',
    access: 'guest',
    limits: ['sittingChanges'],
    within: ['changesOfTable'],
    schema: {
      summary: 'Takes a line out of the shared cart',
      params: ofLine,
      headers: withToken,
      response: { 200: sittingView },
    },
  },
  sendSittingLines: {
    method: 'POST',
    url: '/sittings/:slug/orders',
    access: 'guest',
    limits: ['triedOrders'],
    within: ['ordersOfDevice', 'orders'],
    sometimes: {
      orderKilobytes: 'is written',
      ordersOfTableByNetwork: 'is written',
      ordersOfTable: 'is written',
      newVisitors: 'asks for codes',
    },
    schema: {
      summary: 'Orders these lines of the cart as the next round, once for each Idempotency-Key',
      params: ofSlug,
      headers: withTokenAndKey,
      body: sendBody,
      response: { 200: placedOrder, 201: placedOrder },
    },
  },
  saySittingNeeds: {
    method: 'PUT',
    url: '/sittings/:slug/needs',
    access: 'guest',
    limits: ['sittingChanges'],
    within: ['changesOfTable'],
    schema: {
      summary:
        'What this guest does not eat; the others are told the sum of all guests, until the table is closed',
      params: ofSlug,
      headers: withToken,
      body: needsBody,
      response: { 200: sittingView },
    },
  },
  fireOwnCourses: {
    method: 'POST',
    url: '/sittings/:slug/fire',
    access: 'guest',
    limits: ['sittingChanges'],
    within: ['changesOfTable'],
    example: { courses: ['mains'] },
    schema: {
      summary: 'Guests are ready for these courses, which are cooked now; once, however often it is asked',
      params: ofSlug,
      headers: withToken,
      body: fireBody,
      response: { 200: sittingView },
    },
  },
  callStaff: {
    method: 'POST',
    url: '/sittings/:slug/calls',
    access: 'guest',
    limits: ['sittingChanges'],
    within: ['changesOfTable'],
    schema: {
      summary: 'Calls for something; one that stands already is answered with 200',
      params: ofSlug,
      headers: withToken,
      body: callBody,
      response: { 200: sittingView, 201: sittingView },
    },
  },
  takeCallBack: {
    method: 'DELETE',
    url: '/sittings/:slug/calls/:callId',
    access: 'guest',
    limits: ['sittingChanges'],
    within: ['changesOfTable'],
    schema: {
      summary: 'Takes a call back; one that is done already stays so',
      params: ofOwnCall,
      headers: withToken,
      response: { 200: sittingView },
    },
  },
});

const ofSitting = z.object({ storeId: anyId, sittingId: anyId });
const ofCall = z.extend(ofSitting, { callId: anyId });
const ofSittingGuest = z.extend(ofSitting, { guestId: anyId });
const ofSittingPart = z.extend(ofSitting, { partId: anyId });
const answer = { 200: staffSitting };

export const floorCalls = endpoints('Floor', {
  readFloor: {
    method: 'GET',
    url: '/api/stores/:storeId/floor',
    access: 'order.read',
    schema: { summary: 'Every table with its sitting', params: ofStore, response: { 200: floorView } },
  },
  openSitting: {
    method: 'POST',
    url: '/api/stores/:storeId/sittings',
    command: 'noted',
    access: 'sitting.serve',
    schema: {
      summary: 'Opens a table for guests; the one that is open already is answered with 200',
      params: ofStore,
      body: openSittingBody,
      response: { 200: staffSitting, 201: staffSitting },
    },
  },
  readStaffSitting: {
    method: 'GET',
    url: '/api/stores/:storeId/sittings/:sittingId',
    access: 'sitting.serve',
    schema: { summary: 'One sitting, however old', params: ofSitting, response: answer },
  },
  changeSitting: {
    method: 'PATCH',
    url: '/api/stores/:storeId/sittings/:sittingId',
    command: 'noted',
    access: 'sitting.serve',
    schema: { summary: 'Covers and waiter', params: ofSitting, body: changeSittingBody, response: answer },
  },
  closeSitting: {
    method: 'POST',
    url: '/api/stores/:storeId/sittings/:sittingId/close',
    command: 'same',
    access: 'sitting.serve',
    schema: {
      summary: 'Closes it; unpaid only by the office, with a reason',
      params: ofSitting,
      body: closeBody,
      response: answer,
    },
  },
  reopenSitting: {
    method: 'POST',
    url: '/api/stores/:storeId/sittings/:sittingId/reopen',
    command: 'noted',
    access: 'sitting.serve',
    schema: { summary: 'Within an hour', params: ofSitting, body: nothingBody, response: answer },
  },
  admitSittingGuest: {
    method: 'POST',
    url: '/api/stores/:storeId/sittings/:sittingId/guests/:guestId',
    command: 'noted',
    access: 'sitting.serve',
    schema: {
      summary: 'Lets a guest in who waits, or not',
      params: ofSittingGuest,
      body: admitBody,
      response: answer,
    },
  },
  takeSittingCall: {
    method: 'POST',
    url: '/api/stores/:storeId/sittings/:sittingId/calls/:callId',
    command: 'noted',
    access: 'sitting.serve',
    schema: {
      summary: 'Somebody is coming, or has done it',
      params: ofCall,
      body: takeCallBody,
      response: answer,
    },
  },
  moveSitting: {
    method: 'POST',
    url: '/api/stores/:storeId/sittings/:sittingId/move',
    command: 'noted',
    access: 'sitting.serve',
    schema: { summary: 'Moves it to a free table', params: ofSitting, body: moveBody, response: answer },
  },
  mergeSitting: {
    method: 'POST',
    url: '/api/stores/:storeId/sittings/:sittingId/merge',
    command: 'noted',
    access: 'sitting.serve',
    schema: {
      summary: 'Joins it to another one, which is answered',
      params: ofSitting,
      body: mergeBody,
      response: answer,
    },
  },
  splitSitting: {
    method: 'POST',
    url: '/api/stores/:storeId/sittings/:sittingId/split',
    command: 'noted',
    access: 'sitting.serve',
    schema: {
      summary:
        'Moves ordered lines to a free table, another sitting or a bill of their own, which is answered',
      params: ofSitting,
      body: splitBody,
      response: answer,
    },
  },
  readSittingsReport: {
    method: 'GET',
    url: '/api/stores/:storeId/sittings-report',
    access: 'reports.read',
    schema: {
      summary: "How long tables stayed and what they spent, by table and waiter, on the store's days",
      params: ofStore,
      querystring: reportQuery,
      response: { 200: sittingsReport },
    },
  },
  readSittingSettings: {
    method: 'GET',
    url: '/api/stores/:storeId/sitting-settings',
    access: 'table.read',
    schema: {
      summary: 'How tables order together',
      params: ofStore,
      response: { 200: sittingSettings },
    },
  },
  saveSittingSettings: {
    method: 'PUT',
    url: '/api/stores/:storeId/sitting-settings',
    access: 'table.update',
    schema: { summary: 'Changes it', params: ofStore, body: sittingSettings, response: noContent },
  },
});

export const partCalls = endpoints('Sittings', {
  beginPart: {
    method: 'POST',
    url: '/sittings/:slug/parts',
    access: 'guest',
    limits: ['sittingChanges'],
    within: ['changesOfTable', 'partsOfTable'],
    schema: {
      summary:
        'Begins to pay a part of what is due; it takes the place of another that the guest has not paid',
      params: ofSlug,
      headers: withToken,
      body: partBody,
      response: { 201: partBegun },
    },
  },
  claimPart: {
    method: 'POST',
    url: '/sittings/:slug/parts/:partId/paid',
    access: 'guest',
    limits: ['sittingChanges'],
    within: ['changesOfTable', 'claimsOfOrder'],
    schema: {
      summary: 'The guest says that it was paid by UPI; the staff check',
      params: ofPart,
      headers: withToken,
      body: partPaidBody,
      response: { 200: sittingView },
    },
  },
  dropPart: {
    method: 'DELETE',
    url: '/sittings/:slug/parts/:partId',
    access: 'guest',
    limits: ['sittingChanges'],
    within: ['changesOfTable'],
    schema: {
      summary: 'The guest will not pay it after all',
      params: ofPart,
      headers: withToken,
      response: { 200: sittingView },
    },
  },
});

export const staffPartCalls = endpoints('Floor', {
  recordSittingPayment: {
    method: 'POST',
    url: '/api/stores/:storeId/sittings/:sittingId/payments',
    command: 'kept',
    access: 'payment.record',
    schema: {
      summary: 'Money that the staff have received, once for each Idempotency-Key',
      params: ofSitting,
      headers: withKey,
      body: sittingPaymentBody,
      response: answer,
    },
  },
  dropSittingPart: {
    method: 'DELETE',
    url: '/api/stores/:storeId/sittings/:sittingId/parts/:partId',
    command: 'noted',
    access: 'payment.record',
    schema: { summary: 'The money did not come', params: ofSittingPart, response: answer },
  },
});
