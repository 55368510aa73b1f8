import * as z from 'zod/mini';
import { PICTURE_KINDS } from '#ordering/menu/rules/own-pictures.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, empty, noContent, ofStore } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import {
  blockBody,
  chatPeople,
  chatPicture,
  chatSettings,
  conversationList,
  conversationPage,
  guestChat,
  messageBody,
  messageView,
  presenceBody,
  seenBody,
} from './chat.ts';

const ofConversation = z.object({ storeId: anyId, conversationId: anyId });
/** The store by its id or its slug; the key is an order's slug, or 32 hexadecimal digits that a guest's browser has made up. */
const ofGuest = z.object({ storeId: anyId, key: anyId });

const number = z.optional(z.union([empty, z.string().check(z.regex(/^\d{1,9}$/))], formatFault('cursor')));
/** Messages after one that is known, or before one; else the latest. */
const pageQuery = z.object({ after: number, before: number });
const listQuery = z.object({
  after: z.optional(z.union([empty, z.string().check(z.maxLength(200))], formatFault('cursor'))),
});
export type ChatPageQuery = z.infer<typeof pageQuery>;

const ofPicture = z.extend(ofConversation, { pictureId: z.uuid() });
const ofGuestsPicture = z.extend(ofGuest, { pictureId: z.uuid() });
const MESSAGE = { _id: '00000000-0000-4000-8000-000000000001', text: 'Less spicy, please' };

export const chatCalls = endpoints('Chat', {
  listConversations: {
    method: 'GET',
    url: '/api/chat/:storeId/conversations',
    access: 'chat.team',
    schema: {
      summary: 'Conversations that one may read, the latest first; ?after= the `next` of the page before',
      params: ofStore,
      querystring: listQuery,
      response: { 200: conversationList },
    },
  },
  readConversation: {
    method: 'GET',
    url: '/api/chat/:storeId/conversations/:conversationId',
    access: 'chat.team',
    schema: {
      summary: 'The latest messages, those after a number, or the earlier ones before it',
      params: ofConversation,
      querystring: pageQuery,
      response: { 200: conversationPage },
    },
  },
  writeMessage: {
    method: 'POST',
    url: '/api/chat/:storeId/conversations/:conversationId/messages',
    access: 'chat.team',
    limits: ['chatMessagesOfStaff'],
    example: MESSAGE,
    schema: {
      summary: 'Writes a message; its id makes a repeated one count once. An order’s id reaches its guest',
      params: ofConversation,
      body: messageBody,
      response: { 200: messageView },
    },
  },
  markConversationSeen: {
    method: 'POST',
    url: '/api/chat/:storeId/conversations/:conversationId/seen',
    access: 'chat.team',
    example: { seq: 1 },
    schema: {
      summary: 'The caller has read up to this number',
      params: ofConversation,
      body: seenBody,
      response: noContent,
    },
  },
  noteTyping: {
    method: 'POST',
    url: '/api/chat/:storeId/conversations/:conversationId/typing',
    access: 'chat.team',
    schema: {
      summary: 'The caller is typing; shown to the others for some seconds',
      params: ofConversation,
      body: nothingBody,
      response: noContent,
    },
  },
  blockGuest: {
    method: 'PUT',
    url: '/api/chat/:storeId/conversations/:conversationId/blocked',
    access: 'chat.guest',
    example: { isBlocked: true },
    schema: {
      summary: 'A blocked guest can write no more',
      params: ofConversation,
      body: blockBody,
      response: noContent,
    },
  },
  listChatPeople: {
    method: 'GET',
    url: '/api/chat/:storeId/people',
    access: 'chat.team',
    schema: {
      summary: 'Who works there, and whether they are there',
      params: ofStore,
      response: { 200: chatPeople },
    },
  },
  choosePresence: {
    method: 'PUT',
    url: '/api/chat/:storeId/presence',
    access: 'chat.team',
    example: { choice: 'busy' },
    schema: {
      summary: 'How the caller is shown to colleagues for a shift; null: by whether they look',
      params: ofStore,
      body: presenceBody,
      response: noContent,
    },
  },
  readChatSettings: {
    method: 'GET',
    url: '/api/chat/:storeId/settings',
    access: 'chat.team',
    schema: {
      summary: 'Whether guests can write, quick replies, and how long messages are kept',
      params: ofStore,
      response: { 200: chatSettings },
    },
  },
  saveChatSettings: {
    method: 'PUT',
    url: '/api/chat/:storeId/settings',
    access: 'chat.settings',
    example: { isOn: true, quickReplies: ['On its way'], awayText: '', keptDays: 30 },
    schema: {
      summary: 'Changes the settings of the chat',
      params: ofStore,
      body: chatSettings,
      response: { 200: chatSettings },
    },
  },
});

/** Their bodies are pictures. */
export const chatPictureCalls = endpoints('Chat', {
  sendPicture: {
    method: 'PUT',
    url: '/api/chat/:storeId/conversations/:conversationId/pictures/:pictureId',
    access: 'chat.team',
    limits: ['chatPicturesOfStaff'],
    schema: {
      summary: 'Takes the bytes of a picture, for the message that will have this id',
      consumes: PICTURE_KINDS,
      params: ofPicture,
      response: { 200: chatPicture },
    },
  },
  sendGuestPicture: {
    method: 'PUT',
    url: '/api/chat/:storeId/guest/:key/pictures/:pictureId',
    access: 'guest',
    limits: ['chatPictures'],
    within: ['chatPicturesOfGuest', 'chatPicturesOfNetwork', 'chatPicturesOfStore'],
    schema: {
      summary: 'Takes the bytes of a guest’s picture, for the message that will have this id',
      consumes: PICTURE_KINDS,
      params: ofGuestsPicture,
      response: { 200: chatPicture },
    },
  },
});

export const guestChatCalls = endpoints('Chat', {
  readGuestChat: {
    method: 'GET',
    url: '/api/chat/:storeId/guest/:key',
    access: 'guest',
    limits: ['chatSigns'],
    schema: {
      summary: 'A guest’s conversation with a store, as far as there is one',
      params: ofGuest,
      querystring: pageQuery,
      response: { 200: guestChat },
    },
  },
  writeGuestMessage: {
    method: 'POST',
    url: '/api/chat/:storeId/guest/:key/messages',
    access: 'guest',
    limits: ['chatMessages'],
    within: ['chatMessagesOfGuest'],
    sometimes: {
      chatsOfNetwork: 'begins a conversation from the menu',
      chatsOfStore: 'begins a conversation from the menu',
    },
    schema: {
      summary: 'A guest writes; the message’s id makes a repeated one count once',
      params: ofGuest,
      body: messageBody,
      response: { 200: messageView },
    },
  },
  markGuestChatSeen: {
    method: 'POST',
    url: '/api/chat/:storeId/guest/:key/seen',
    access: 'guest',
    limits: ['chatSigns'],
    within: ['chatSignsOfGuest'],
    schema: {
      summary: 'The guest has read up to this number',
      params: ofGuest,
      body: seenBody,
      response: noContent,
    },
  },
  noteGuestTyping: {
    method: 'POST',
    url: '/api/chat/:storeId/guest/:key/typing',
    access: 'guest',
    limits: ['chatSigns'],
    within: ['chatSignsOfGuest'],
    schema: {
      summary: 'The guest is typing',
      params: ofGuest,
      body: nothingBody,
      response: noContent,
    },
  },
  followGuestChat: {
    method: 'GET',
    url: '/api/chat/:storeId/guest/:key/events',
    access: 'guest',
    limits: 'a stream stays open, so the open ones are counted instead',
    schema: {
      summary: 'What is new in a guest’s conversation, as server-sent events',
      produces: ['text/event-stream'],
      params: ofGuest,
    },
  },
});
