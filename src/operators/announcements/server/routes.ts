import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { announcementCalls, toldCalls } from '../wire/announcements-calls.ts';
import {
  addAnnouncement,
  changeAnnouncement,
  endAnnouncement,
  listAnnouncements,
  readAnnouncements,
} from './announcements.ts';

export function announcementRoutes(app: App): void {
  serve(
    app,
    announcementCalls,
    {
      listAnnouncements,
      addAnnouncement: (ctx, { body }) => addAnnouncement(ctx, body),
      changeAnnouncement: (ctx, { params, body }) => changeAnnouncement(ctx, params.announcementId, body),
      endAnnouncement: (ctx, { params }) => endAnnouncement(ctx, params.announcementId),
    },
    { again: (ctx, _, made) => changeAnnouncement(ctx, made ?? '', {}) },
  );
  serve(app, toldCalls, { readAnnouncements: (ctx) => readAnnouncements(ctx) });
}
