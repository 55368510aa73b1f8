import { noteLooking } from '#guests/chat/server/presence.ts';
import { countUnreadChats } from '#guests/chat/server/staff-chat.ts';
import { readLastChange } from '#guests/reservations/server/with-book.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { streamPerson } from '#platform/realtime/server/stream-person.ts';
import { isStillSignedIn } from '#restaurant/access/server/access.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { streamCallOf } from '#restaurant/access/server/stream-call.ts';
import type { PersonStream } from '#restaurant/live/wire/streams.ts';
import { readUnread } from '#restaurant/notifications/server/list-notifications.ts';
import { notificationCalls } from '#restaurant/notifications/wire/notifications-calls.ts';

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
