import { randomUUID } from 'node:crypto';
import { DEFAULT_CHAT } from '#guests/chat/rules/chat.ts';
import { groupId } from '#guests/chat/server/conversation-id.ts';
import type { Sample } from './sample.ts';

const SETTINGS = { ...DEFAULT_CHAT, isOn: true };
const message = () => ({ _id: randomUUID(), text: 'Hello' });

/** In a conversation of the whole team. */
const inTeam =
  (body?: () => object): Sample =>
  ({ store }) => ({
    params: { conversationId: groupId(store.storeId, 'everyone') },
    ...(body ? { body: body() } : {}),
  });

/** A guest of a store that takes messages. */
const asGuest =
  (body?: () => object): Sample =>
  async ({ thali, store }) => {
    await thali.call('PUT', `/api/chat/${store.storeId}/settings`, { token: store.token, body: SETTINGS });
    return { params: { key: randomUUID().replaceAll('-', '') }, ...(body ? { body: body() } : {}) };
  };

const sent = (picture: Buffer, params: object = {}) => ({
  params: { ...params, pictureId: randomUUID() },
  body: picture,
  headers: { 'content-type': 'image/png' },
});

export const CHAT_SAMPLES: Record<string, Sample> = {
  readConversation: inTeam(),
  writeMessage: inTeam(message),
  sendPicture: ({ store, picture }) => sent(picture, { conversationId: groupId(store.storeId, 'everyone') }),
  sendGuestPicture: async (world, asker) => sent(world.picture, (await asGuest()(world, asker)).params),
  markConversationSeen: inTeam(() => ({ seq: 0 })),
  noteTyping: inTeam(() => ({})),
  blockGuest: async ({ newOrder }) => ({
    params: { conversationId: (await newOrder()).id },
    body: { isBlocked: true },
  }),
  choosePresence: () => ({ body: { choice: 'busy' } }),
  saveChatSettings: () => ({ body: SETTINGS }),
  readGuestChat: asGuest(),
  writeGuestMessage: asGuest(message),
  markGuestChatSeen: asGuest(() => ({ seq: 0 })),
  noteGuestTyping: asGuest(() => ({})),
  followGuestChat: asGuest(),
};
