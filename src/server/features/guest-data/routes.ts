import { guestDataCalls } from '#domain/api/calls/guest-data.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
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
