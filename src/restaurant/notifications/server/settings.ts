import type { AccountCtx } from '#restaurant/access/server/access.ts';
import { NOTIFICATION_KINDS } from '../rules/notifications.ts';
import { wishOf } from '../rules/settings.ts';
import type { NotificationSettingsView } from '../wire/notifications.ts';
import { findReadable } from './list-notifications.ts';
import { selectSettings, upsertSettings } from './queries.ts';

export async function readSettings(ctx: AccountCtx): Promise<NotificationSettingsView> {
  const known = new Set((await findReadable(ctx)).flatMap(({ kinds }) => kinds));
  const settings = await selectSettings(ctx.db, ctx.account.id);
  return {
    settings: NOTIFICATION_KINDS.filter((kind) => known.has(kind)).map((kind) => {
      return { kind, ...wishOf(settings, kind) };
    }),
  };
}

export async function saveSettings(
  ctx: AccountCtx,
  { settings }: NotificationSettingsView,
): Promise<NotificationSettingsView> {
  const changed = Object.fromEntries(settings.map(({ kind, ...wish }) => [kind, wish]));
  await upsertSettings(ctx.db, ctx.account.id, changed);
  return readSettings(ctx);
}
