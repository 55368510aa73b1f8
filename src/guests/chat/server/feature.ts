import type { Feature } from '#platform/feature/server/feature.ts';
import { exportChats, forgetChats, sweepChats } from './forget-chats.ts';
import { eraseChatPictures } from './pictures/chat-pictures.ts';
import { chatPictureRoutes } from './pictures/send-picture.ts';
import { chatRoutes } from './routes.ts';
import { findConversation } from './staff-chat.ts';

export const chat: Feature = {
  tables: ['conversations', 'chat_messages', 'chat_pictures', 'chat_readers', 'chat_settings'],
  otherTables: { presences: 'of people' },
  guests: { eraseWithOrders: forgetChats, exportWithOrders: exportChats },
  eraseFiles: eraseChatPictures,
  routes: [chatRoutes],
  apart: [chatPictureRoutes],
  named: { conversationId: findConversation },
  hourlyOfStores: { delete: [sweepChats] },
};
