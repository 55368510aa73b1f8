import type { App } from '#platform/http/server/documents/schemas.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { streamCallOf } from '#restaurant/access/server/stream-call.ts';
import { chatCalls, guestChatCalls } from '../wire/chat-calls.ts';
import { findChatSettings, saveChatSettings } from './chat-settings.ts';
import {
  markGuestSeen,
  noteGuestTyping,
  readGuestChat,
  streamGuestChat,
  writeGuestMessage,
} from './guest-chat.ts';
import { choosePresence, listPeople } from './presence.ts';
import { wantedPage } from './read-page.ts';
import {
  blockGuest,
  listConversations,
  markSeen,
  noteTyping,
  readConversation,
  writeMessage,
} from './staff-chat.ts';

export function chatRoutes(app: App): void {
  serve(app, chatCalls, {
    listConversations: async (ctx, { query }) => listConversations(ctx, query.after ?? ''),
    readConversation: async (ctx, { params, query }) =>
      readConversation(ctx, params.conversationId, wantedPage(query)),
    writeMessage: async (ctx, { params, body }) => writeMessage(ctx, params.conversationId, body),
    markConversationSeen: async (ctx, { params, body }) => markSeen(ctx, params.conversationId, body.seq),
    noteTyping: async (ctx, { params }) => noteTyping(ctx, params.conversationId),
    blockGuest: async (ctx, { params, body }) => blockGuest(ctx, params.conversationId, body.isBlocked),
    listChatPeople: listPeople,
    choosePresence: async (ctx, { body }) => choosePresence(ctx, body.choice),
    readChatSettings: async (ctx) => findChatSettings(ctx, ctx.storeId),
    saveChatSettings: async (ctx, { body }) => saveChatSettings(ctx, body),
  });
  serve(app, guestChatCalls, {
    readGuestChat: async (ctx, { params, query }) => readGuestChat(ctx, params, wantedPage(query)),
    writeGuestMessage: async (ctx, request) =>
      writeGuestMessage(ctx, request.params, request.body, networkOf(request)),
    markGuestChatSeen: async (ctx, { params, body }) => markGuestSeen(ctx, params, body.seq),
    noteGuestTyping: async (ctx, { params }) => noteGuestTyping(ctx, params),
    followGuestChat: async (ctx, request, reply) =>
      streamGuestChat(ctx, request.params, streamCallOf(request, reply)),
  });
}
