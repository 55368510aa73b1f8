import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, ofStore } from '#platform/calls/wire/params.ts';
import {
  announcementBody,
  announcementPatch,
  announcementsView,
  announcementView,
  toldViews,
} from './announcements.ts';

const ofAnnouncement = z.object({ announcementId: anyId });

export const announcementCalls = endpoints('Operator', {
  listAnnouncements: {
    method: 'GET',
    url: '/api/operator/announcements',
    access: 'operator.read',
    schema: { summary: 'The latest announcements, also past ones', response: { 200: announcementsView } },
  },
  addAnnouncement: {
    method: 'POST',
    url: '/api/operator/announcements',
    access: 'operator.stores',
    logs: 'announcement',
    once: 'noted',
    example: { text: 'We update the site on Sunday night.', plan: '', until: '2030-01-31T23:59:59Z' },
    schema: {
      summary: 'Tells all owners, or those of a plan, until a day',
      body: announcementBody,
      response: { 201: announcementView },
    },
  },
  changeAnnouncement: {
    method: 'PATCH',
    url: '/api/operator/announcements/:announcementId',
    access: 'operator.stores',
    logs: 'announcement',
    example: { text: 'We update the site on Monday night.' },
    schema: {
      summary: 'Changes an announcement',
      params: ofAnnouncement,
      body: announcementPatch,
      response: { 200: announcementView },
    },
  },
  endAnnouncement: {
    method: 'DELETE',
    url: '/api/operator/announcements/:announcementId',
    access: 'operator.stores',
    logs: 'announcement',
    schema: { summary: 'Takes an announcement away', params: ofAnnouncement, response: noContent },
  },
});

export const toldCalls = endpoints('Settings', {
  readAnnouncements: {
    method: 'GET',
    url: '/api/stores/:storeId/announcements',
    access: 'plan.read',
    schema: {
      summary: 'What whoever runs the site tells this restaurant',
      params: ofStore,
      response: { 200: toldViews },
    },
  },
});
