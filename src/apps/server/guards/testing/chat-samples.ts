import { randomUUID } from 'node:crypto';
import { DEFAULT_CHAT } from '#guests/chat/rules/chat.ts';
import { groupId } from '#guests/chat/server/conversation-id.ts';
import type { Sample } from './sample.ts';

const SETTINGS = { ...DEFAULT_CHAT, isOn: true };
const message: Sample = () => ({ body: { _id: randomUUID(), text: 'Hello' } });

/** A guest of a store that takes messages. */
const asGuest: Sample = async ({ thali, store }) => {
  await thali.call('PUT', `/api/chat/${store.storeId}/settings`, { token: store.token, body: SETTINGS });
  return { params: { key: randomUUID().replaceAll('-', '') } };
};

const sent: Sample = ({ picture }) => ({
  params: { pictureId: randomUUID() },
  body: picture,
  headers: { 'content-type': 'image/png' },
});

export const CHAT_SAMPLES: Record<string, Sample> = {
  // Of the whole team.
  '/conversations/:conversationId': ({ store }) => ({
    params: { conversationId: groupId(store.storeId, 'everyone') },
  }),
  '/guest/:key': asGuest,
  writeMessage: message,
  sendPicture: sent,
  sendGuestPicture: sent,
  markConversationSeen: () => ({ body: { seq: 0 } }),
  blockGuest: async ({ newOrder }) => ({
    params: { conversationId: (await newOrder()).id },
    body: { isBlocked: true },
  }),
  choosePresence: () => ({ body: { choice: 'busy' } }),
  saveChatSettings: () => ({ body: SETTINGS }),
  writeGuestMessage: message,
  markGuestChatSeen: () => ({ body: { seq: 0 } }),
};
