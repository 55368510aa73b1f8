import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, empty, noContent, ofStore, upTo } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import { LETTER_LISTS } from '../rules/mailbox.ts';
import {
  draftBody,
  draftList,
  draftView,
  labelBody,
  labelView,
  letterChange,
  letterList,
  letterView,
  mailboxView,
  mailSettingsBody,
  mailSettingsView,
  savedMailSettings,
} from './mail.ts';

const ofLetter = z.object({ storeId: anyId, mailId: anyId });
const ofDraft = z.object({ storeId: anyId, draftId: anyId });
const listQuery = z.object({
  list: z._default(z.enum(LETTER_LISTS), 'all'),
  /** The id of a label, instead of a list. */
  label: z.optional(z.union([empty, z.uuid()], formatFault('id'))),
  q: z.optional(upTo(100)),
  after: z.optional(z.union([empty, upTo(200)], formatFault('cursor'))),
});
export type LetterListQuery = z.infer<typeof listQuery>;

const LETTER = { to: ['asha@thali.example'], cc: [], subject: 'Your table', text: 'See you.', answers: null };
const SERVER = { host: '127.0.0.1', port: 1 };

export const mailCalls = endpoints('Mail', {
  readMailbox: {
    method: 'GET',
    url: '/api/mail/:storeId',
    access: 'mail.read',
    schema: {
      summary: 'The connected mailbox, its labels, and how much of the inbox is unread',
      params: ofStore,
      response: { 200: mailboxView },
    },
  },
  listMails: {
    method: 'GET',
    url: '/api/mail/:storeId/letters',
    access: 'mail.read',
    schema: {
      summary:
        'Letters of a list or a label, the latest first; ?q= words, ?after= the `next` of the page before',
      params: ofStore,
      querystring: listQuery,
      response: { 200: letterList },
    },
  },
  readMail: {
    method: 'GET',
    url: '/api/mail/:storeId/letters/:mailId',
    access: 'mail.read',
    schema: {
      summary: 'A letter with the others of its thread',
      params: ofLetter,
      response: { 200: letterView },
    },
  },
  showMail: {
    method: 'GET',
    url: '/api/mail/:storeId/letters/:mailId/html',
    access: 'mail.read',
    schema: {
      summary:
        'Its HTML as a page for a frame in which nothing runs; pictures of other machines with ?pictures=1',
      params: ofLetter,
      querystring: z.object({ pictures: z.optional(z.literal('1')) }),
      produces: ['text/html'],
    },
  },
  readMailFile: {
    method: 'GET',
    url: '/api/mail/:storeId/letters/:mailId/files/:file',
    access: 'mail.read',
    limits: ['mailFiles'],
    schema: {
      summary: 'A file of a letter, from the mailbox and as a download; its place in the list',
      params: z.object({ storeId: anyId, mailId: anyId, file: anyId }),
      produces: ['application/octet-stream'],
    },
  },
  changeMail: {
    method: 'PATCH',
    url: '/api/mail/:storeId/letters/:mailId',
    access: 'mail.read',
    example: { isRead: true },
    schema: {
      summary: 'Marks, labels or moves a letter; the mailbox follows',
      params: ofLetter,
      body: letterChange,
      response: { 200: letterView },
    },
  },
  deleteMail: {
    method: 'DELETE',
    url: '/api/mail/:storeId/letters/:mailId',
    access: 'mail.read',
    schema: {
      summary: 'Deletes a letter of the trash for good, in the mailbox too',
      params: ofLetter,
      response: noContent,
    },
  },
  listMailDrafts: {
    method: 'GET',
    url: '/api/mail/:storeId/drafts',
    access: 'mail.read',
    schema: {
      summary: 'What is being written, is on its way, or could not be sent',
      params: ofStore,
      response: { 200: draftList },
    },
  },
  saveMailDraft: {
    method: 'PUT',
    url: '/api/mail/:storeId/drafts/:draftId',
    access: 'mail.read',
    example: LETTER,
    schema: {
      summary: 'Writes a draft; the caller chooses its id',
      params: ofDraft,
      body: draftBody,
      response: { 200: draftView },
    },
  },
  sendMailDraft: {
    method: 'POST',
    url: '/api/mail/:storeId/drafts/:draftId/send',
    access: 'mail.read',
    verified: true,
    limits: ['mailsOfStore', 'mailsOfPerson'],
    example: LETTER,
    schema: {
      summary: 'Writes the draft and sends it after ten seconds, once, however often this is repeated',
      params: ofDraft,
      body: draftBody,
      response: { 200: draftView },
    },
  },
  undoMailDraft: {
    method: 'POST',
    url: '/api/mail/:storeId/drafts/:draftId/undo',
    access: 'mail.read',
    schema: {
      summary: 'Takes a letter back that has not left yet',
      params: ofDraft,
      body: nothingBody,
      response: { 200: draftView },
    },
  },
  deleteMailDraft: {
    method: 'DELETE',
    url: '/api/mail/:storeId/drafts/:draftId',
    access: 'mail.read',
    schema: { summary: 'Throws a draft away', params: ofDraft, response: noContent },
  },
  addMailLabel: {
    method: 'POST',
    url: '/api/mail/:storeId/labels',
    access: 'mail.read',
    example: { name: 'Suppliers' },
    schema: {
      summary: 'Adds a label of the restaurant’s own; a name that is there is the same label',
      params: ofStore,
      body: labelBody,
      response: { 200: labelView },
    },
  },
  removeMailLabel: {
    method: 'DELETE',
    url: '/api/mail/:storeId/labels/:labelId',
    access: 'mail.read',
    schema: {
      summary: 'Takes a label off every letter, and away',
      params: z.object({ storeId: anyId, labelId: anyId }),
      response: noContent,
    },
  },
  readMailSettings: {
    method: 'GET',
    url: '/api/mail/:storeId/settings',
    access: 'mail.settings',
    schema: {
      summary: 'How the mailbox is connected, without its password',
      params: ofStore,
      response: { 200: mailSettingsView },
    },
  },
  saveMailSettings: {
    method: 'PUT',
    url: '/api/mail/:storeId/settings',
    access: 'mail.settings',
    verified: true,
    limits: ['mailboxTests'],
    example: {
      address: 'asha@thali.example',
      name: 'Asha',
      user: 'asha',
      password: 'secret',
      imap: SERVER,
      smtp: SERVER,
    },
    schema: {
      summary: 'Connects to both servers, and saves the mailbox if both let us in',
      params: ofStore,
      body: mailSettingsBody,
      response: { 200: savedMailSettings },
    },
  },
  disconnectMail: {
    method: 'DELETE',
    url: '/api/mail/:storeId/settings',
    access: 'mail.settings',
    schema: {
      summary: 'Forgets the mailbox and everything that was copied from it',
      params: ofStore,
      response: noContent,
    },
  },
});
