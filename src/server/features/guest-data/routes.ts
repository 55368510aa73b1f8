import { guestDataCalls } from '#domain/api/calls/guest-data.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { eraseGuest } from './erase-guest.ts';
import { exportGuest } from './export-guest.ts';
import { changeGuestDataSettings, getGuestDataSettings } from './settings.ts';

export function guestDataRoutes(app: App): void {
  app.route({
    ...guestDataCalls.readGuestDataSettings,
    handler: async (request) => getGuestDataSettings(memberOf(request)),
  });
  app.route({
    ...guestDataCalls.changeGuestDataSettings,
    handler: async (request) => changeGuestDataSettings(memberOf(request), request.body),
  });
  // POST, because a telephone number in an address ends up in logs.
  app.route({
    ...guestDataCalls.exportGuest,
    handler: async (request) => exportGuest(memberOf(request), request.body),
  });
  app.route({
    ...guestDataCalls.eraseGuest,
    handler: async (request) => eraseGuest(memberOf(request), request.body),
  });
}
