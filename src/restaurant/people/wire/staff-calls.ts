import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, nothing, ofStore } from '#platform/calls/wire/params.ts';
import { addStaffBody, staffList, staffMemberView } from '#restaurant/accounts/wire/accounts.ts';
import { newPersonBody, pinBody } from '#restaurant/tablets/wire/tablets.ts';
import {
  inviteBody,
  peopleView,
  personView,
  resendBody,
  roleBody,
  sentInvitation,
  staffLogView,
} from './staff.ts';

const ofPerson = z.extend(ofStore, { accountId: anyId });
const ofInvitation = z.extend(ofStore, { invitationId: anyId });

export const staffCalls = endpoints('Staff', {
  listPeople: {
    method: 'GET',
    url: '/api/stores/:storeId/people',
    access: 'staff.read',
    schema: {
      summary: 'The people of the store, and the invitations that wait for an answer',
      params: ofStore,
      response: { 200: peopleView },
    },
  },
  listStaffLog: {
    method: 'GET',
    url: '/api/stores/:storeId/people/log',
    access: 'staff.read',
    schema: {
      summary: 'Who was invited, joined, was changed and removed: the latest hundred, the newest first',
      params: ofStore,
      response: { 200: staffLogView },
    },
  },
  changeRole: {
    method: 'PATCH',
    url: '/api/stores/:storeId/people/:accountId',
    access: 'staff.change',
    schema: {
      summary: 'Another role; only owners make owners and change them, and one of them stays',
      params: ofPerson,
      body: roleBody,
      response: noContent,
    },
  },
  removeMember: {
    method: 'DELETE',
    url: '/api/stores/:storeId/people/:accountId',
    access: 'staff.remove',
    schema: {
      summary: 'Takes somebody out of the store; their account stays',
      params: ofPerson,
      response: noContent,
    },
  },
  addPerson: {
    method: 'POST',
    url: '/api/stores/:storeId/people',
    access: 'staff.invite',
    verified: true,
    limits: ['invitations'],
    example: { name: 'Ravi', role: 'STAFF', pin: '2580' },
    schema: {
      summary: 'Somebody without an email address, who signs in with a PIN at the restaurant’s tablets',
      params: ofStore,
      body: newPersonBody,
      response: { 201: personView },
    },
  },
  setPin: {
    method: 'PUT',
    url: '/api/stores/:storeId/people/:accountId/pin',
    access: 'staff.pin',
    needsAccount: true,
    example: { pin: '2580' },
    schema: {
      summary: 'One’s own PIN, or that of somebody whose role one may change; null takes it away',
      params: ofPerson,
      body: pinBody,
      response: noContent,
    },
  },
  leaveStore: {
    method: 'DELETE',
    url: '/api/stores/:storeId/membership',
    access: 'store.leave',
    needsAccount: true,
    schema: {
      summary: 'Out of the store by oneself; its last owner stays',
      params: ofStore,
      response: noContent,
    },
  },
  invite: {
    method: 'POST',
    url: '/api/stores/:storeId/invitations',
    access: 'staff.invite',
    verified: true,
    limits: ['invitations'],
    within: ['emails'],
    schema: {
      summary: 'Sends an email with a link that lets somebody join; the link is in the answer, this once',
      params: ofStore,
      body: inviteBody,
      response: { 201: sentInvitation },
    },
  },
  agreeToHandOver: {
    method: 'POST',
    url: '/api/stores/:storeId/invitations/:invitationId/agree',
    access: 'store.hand-over',
    schema: {
      summary: 'An owner agrees to be followed by the person whom an operator asked to take the store over',
      params: ofInvitation,
      body: nothing,
      response: noContent,
    },
  },
  resendInvitation: {
    method: 'POST',
    url: '/api/stores/:storeId/invitations/:invitationId/resend',
    access: 'staff.invite',
    verified: true,
    limits: ['invitations'],
    within: ['emails'],
    schema: {
      summary: 'A new email with a new link, good for seven days more; the earlier link ends',
      params: ofInvitation,
      body: resendBody,
      response: { 200: sentInvitation },
    },
  },
  revokeInvitation: {
    method: 'DELETE',
    url: '/api/stores/:storeId/invitations/:invitationId',
    access: 'staff.invite',
    schema: {
      summary: 'Takes an invitation back',
      params: ofInvitation,
      response: noContent,
    },
  },
  listStaff: {
    method: 'GET',
    url: '/tenant/api/staff/:storeId',
    access: 'staff.read',
    schema: {
      summary: 'Who works in the store',
      params: ofStore,
      response: { 200: staffList },
    },
  },
  addStaff: {
    method: 'POST',
    url: '/tenant/api/staff/:storeId',
    access: 'staff.invite',
    verified: true,
    limits: ['invitations'],
    within: ['emails'],
    schema: {
      summary: 'For older clients: sends an invitation; the password is not used',
      params: ofStore,
      body: addStaffBody,
      response: { 201: staffMemberView },
    },
  },
});
