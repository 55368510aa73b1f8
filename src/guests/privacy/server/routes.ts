import type { Feature } from '#platform/feature/server/feature.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { guestDataCalls } from '../wire/guest-data-calls.ts';
import { eraseGuest } from './erase-guest.ts';
import { exportGuest } from './export-guest.ts';
import { changeGuestDataSettings, getGuestDataSettings } from './settings.ts';

export function guestDataRoutes(app: App, features: readonly Feature[]): void {
  const kept = features.flatMap(({ guests }) => guests ?? []);
  serve(app, guestDataCalls, {
    readGuestDataSettings: getGuestDataSettings,
    changeGuestDataSettings: async (ctx, { body }) => changeGuestDataSettings(ctx, body),
    exportGuest: async (ctx, { body }) => exportGuest(ctx, body, kept),
    eraseGuest: async (ctx, { body }) => eraseGuest(ctx, body, features),
  });
}
