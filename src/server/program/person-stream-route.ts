import { notificationCalls } from '#domain/api/calls/notifications.ts';
import type { PersonStream } from '#domain/api/streams.ts';
import { isStillSignedIn } from '../features/access/access.ts';
import { serve } from '../features/access/serve.ts';
import { streamCallOf } from '../features/access/stream-call.ts';
import { noteLooking } from '../features/chat/presence.ts';
import { countUnreadChats } from '../features/chat/staff-chat.ts';
import { readUnread } from '../features/notifications/list-notifications.ts';
import { readLastChange } from '../features/reservations/with-book.ts';
import type { App } from '../platform/http/schemas.ts';
import { streamPerson } from '../platform/realtime/stream-person.ts';

/** The stream of a member of staff, in which several features have news. */
export function personStreamRoute(app: App): void {
  serve(app, notificationCalls, {
    followNotifications: async (ctx, request, reply) => {
      await noteLooking(ctx);
      await streamPerson<PersonStream>(streamCallOf(request, reply), {
        account: ctx.account.id,
        sources: {
          notification: () => readUnread(ctx),
          chat: () => countUnreadChats(ctx),
          calendar: () => readLastChange(ctx),
        },
        async isAllowed() {
          await noteLooking(ctx);
          return isStillSignedIn(app.services, request);
        },
      });
    },
  });
}
