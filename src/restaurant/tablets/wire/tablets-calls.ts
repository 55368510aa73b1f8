import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, nothing, ofStore } from '#platform/calls/wire/params.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import {
  approvalBody,
  approvalView,
  ownTablet,
  resumeBody,
  startedTurn,
  tabletBody,
  tabletList,
  tabletNumbers,
  tabletSettings,
  turnBody,
  turnCount,
} from './tablets.ts';

const ofTablet = z.extend(ofStore, { tabletId: anyId });

/** For the office, which admits tablets. */
export const tabletCalls = endpoints('Tablets', {
  listTablets: {
    method: 'GET',
    url: '/api/stores/:storeId/tablets',
    access: 'tablet.manage',
    schema: {
      summary: 'The tablets on which people sign in with a PIN',
      params: ofStore,
      response: { 200: tabletList },
    },
  },
  admitTablet: {
    method: 'POST',
    url: '/api/stores/:storeId/tablets',
    access: 'tablet.manage',
    limits: ['tablets'],
    schema: {
      summary: 'Admits the browser that asks as a tablet, with a cookie, and signs it out',
      params: ofStore,
      body: tabletBody,
      response: { 201: tabletList },
    },
  },
  changeTabletSettings: {
    method: 'PUT',
    url: '/api/stores/:storeId/tablets/settings',
    access: 'tablet.manage',
    example: { lockMinutes: 5 },
    schema: {
      summary: 'After how many minutes without a touch the tablets lock themselves',
      params: ofStore,
      body: tabletSettings,
      response: { 200: tabletList },
    },
  },
  removeTablet: {
    method: 'DELETE',
    url: '/api/stores/:storeId/tablets/:tabletId',
    access: 'tablet.manage',
    schema: {
      summary: 'Ends a tablet at once, and whoever has signed in there',
      params: ofTablet,
      response: noContent,
    },
  },
});

/** For the tablet itself. */
export const ownTabletCalls = endpoints('Tablets', {
  readTablet: {
    method: 'GET',
    url: '/api/tablet',
    access: 'tablet',
    schema: {
      summary: 'Who can sign in with a PIN in this browser, and who has',
      response: { 200: ownTablet },
    },
  },
  reserveNumbers: {
    method: 'POST',
    url: '/api/tablet/numbers',
    access: 'tablet',
    schema: {
      summary: 'The numbers of orders and bills that this tablet may give; reserves more where few are left',
      headers: z.object({ 'all-sent': z.optional(z.string()) }),
      body: nothingBody,
      response: { 200: tabletNumbers },
    },
  },
  startTurn: {
    method: 'POST',
    url: '/api/tablet/turn',
    access: 'tablet',
    within: ['pinsOfTablet'],
    schema: {
      summary: 'Signs somebody in with their PIN, until they lock the tablet or stop touching it',
      body: turnBody,
      response: { 201: startedTurn },
    },
  },
  countTurns: {
    method: 'GET',
    url: '/api/tablet/turn',
    access: 'tablet',
    schema: {
      summary: 'How many turns there were at this tablet, which is what a pass signs to begin the next one',
      response: { 200: turnCount },
    },
  },
  resumeTurn: {
    method: 'POST',
    url: '/api/tablet/turn/resume',
    access: 'tablet',
    schema: {
      summary: 'Signs in whoever has signed in at this tablet without the line, by their pass',
      body: resumeBody,
      response: { 201: ownTablet },
    },
  },
  touchTurn: {
    method: 'PUT',
    url: '/api/tablet/turn',
    access: 'tablet',
    schema: {
      summary: 'Says that somebody touches the tablet, or that a screen of the kitchen is in sight there',
      body: nothing,
      response: noContent,
    },
  },
  endTurn: {
    method: 'DELETE',
    url: '/api/tablet/turn',
    access: 'tablet',
    schema: {
      summary: 'Locks the tablet',
      response: noContent,
    },
  },
  approve: {
    method: 'POST',
    url: '/api/tablet/approvals',
    access: 'tablet',
    within: ['pinsOfTablet'],
    schema: {
      summary: 'By a manager’s PIN: what the person who has signed in may not do, once within a minute',
      body: approvalBody,
      response: { 201: approvalView },
    },
  },
});
