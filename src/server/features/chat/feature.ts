import { feature } from '../../platform/feature/feature.ts';
import { sweepChats } from './forget-chats.ts';
import { chatRoutes } from './routes.ts';
import { chatPictureRoutes } from './send-picture.ts';
import { findConversation } from './staff-chat.ts';

export const chat = feature({
  routes: [chatRoutes],
  apart: [chatPictureRoutes],
  named: { conversationId: findConversation },
  hourlyOfStores: { delete: [sweepChats] },
});
