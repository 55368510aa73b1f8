import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestChatCalls } from '#domain/api/calls/chat.ts';
import { menuCalls } from '#domain/api/calls/menus.ts';
import { notificationCalls } from '#domain/api/calls/notifications.ts';
import { deskCalls } from '#domain/api/calls/order-desk.ts';
import { orderCalls } from '#domain/api/calls/orders.ts';
import { sittingCalls } from '#domain/api/calls/sittings.ts';
import { isStillSignedIn } from '../features/access/access.ts';
import { serve } from '../features/access/serve.ts';
import { streamGuestChat } from '../features/chat/guest-chat.ts';
import { noteLooking } from '../features/chat/presence.ts';
import { countUnreadChats } from '../features/chat/staff-chat.ts';
import { streamPage } from '../features/menus/stream-page.ts';
import { readUnread } from '../features/notifications/list-notifications.ts';
import { streamStore } from '../features/order-desk/stream-store.ts';
import { createOrderStarts, streamOrder } from '../features/orders/stream-order.ts';
import { readLastChange } from '../features/reservations/with-book.ts';
import type { FollowedTables } from '../features/sittings/followed-tables.ts';
import { streamSitting } from '../features/sittings/stream-sitting.ts';
import type { Streams } from '../platform/http/event-stream.ts';
import type { App } from '../platform/http/schemas.ts';
import { networkOf } from '../platform/limits/network.ts';
import { streamPerson } from '../platform/realtime/stream-person.ts';

/** A HEAD of a stream would never end. */
const NO_HEAD = { exposeHeadRoute: false };

/** The streams of guests and of the staff. */
export function streamRoutes(app: App, streams: Streams, tables: FollowedTables): void {
  const { services } = app;
  const orderStarts = createOrderStarts({ db: services.db, services });
  const callOf = (request: FastifyRequest, reply: FastifyReply) => {
    return { services, streams, request, reply, network: networkOf(request) };
  };
  serve(
    app,
    { ...orderCalls, ...menuCalls, ...deskCalls, ...notificationCalls, ...guestChatCalls, ...sittingCalls },
    {
      followOrder: async (_, request, reply) =>
        streamOrder(orderStarts, request.params.slug, callOf(request, reply)),
      followPage: async (ctx, request, reply) => {
        const call = callOf(request, reply);
        return streamPage(ctx, request.params.slug, request.query.revision, call);
      },
      followStore: async (ctx, request, reply) => streamStore(ctx, callOf(request, reply)),
      followGuestChat: async (ctx, request, reply) =>
        streamGuestChat(ctx, request.params, callOf(request, reply)),
      followSitting: async (ctx, request, reply) => {
        const { params, query, headers } = request;
        const token = headers['sitting-token'] ?? query.token ?? '';
        await streamSitting(ctx, { slug: params.slug, token }, callOf(request, reply), tables);
      },
      followNotifications: async (ctx, request, reply) => {
        await noteLooking(ctx);
        await streamPerson(callOf(request, reply), {
          account: ctx.account.id,
          sources: {
            notification: () => readUnread(ctx),
            chat: () => countUnreadChats(ctx),
            calendar: () => readLastChange(ctx),
          },
          async isAllowed() {
            await noteLooking(ctx);
            return isStillSignedIn(services, request);
          },
        });
      },
    },
    NO_HEAD,
  );
}
