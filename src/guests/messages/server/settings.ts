import { requireFeature } from '#operators/plans/server/require-room.ts';
import { startConsuming } from '#platform/consumers/server/consume-logs.ts';
import { authorise, type Ctx, requireVerified, type StoreCtx } from '#platform/context/server/context.ts';
import { type FieldFault, fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { Channels } from '#platform/ports/server/channels.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import { DEFAULT_COUNTRIES, type MessageSettings, NO_MESSAGE_SETTINGS } from '../rules/message-settings.ts';
import type { MessageSettingsBody, MessageSettingsView } from '../wire/messages.ts';
import { MESSAGES } from './consume-orders.ts';
import { sealCredentials } from './credentials.ts';
import {
  countPaidMessages,
  lockMessageSettings,
  type SettingsRow,
  selectMessageSettings,
  upsertMessageSettings,
} from './queries.ts';

export async function getMessageSettings(ctx: StoreCtx): Promise<MessageSettingsView> {
  authorise(ctx, 'messages.read');
  const row = await selectMessageSettings(ctx.db, ctx.storeId);
  const { sms, whatsApp, dailyLimit, codeCountries } = row?.settings ?? NO_MESSAGE_SETTINGS;
  return {
    sms: { ...sms, hasCredentials: row?.smsSealed != null },
    whatsApp: { ...whatsApp, hasCredentials: row?.whatsAppSealed != null },
    dailyLimit,
    codeCountries: [...(codeCountries ?? DEFAULT_COUNTRIES)],
    sentToday: await countPaidMessages(ctx.db, ctx.storeId, new Date(ctx.now - DAY)),
  };
}

/** Replaces all settings. Credentials stay unless new ones are sent. */
export async function saveMessageSettings(
  ctx: StoreCtx,
  body: MessageSettingsBody,
): Promise<MessageSettingsView> {
  authorise(ctx, 'messages.update');
  requireVerified(ctx);
  refuseAddresses(ctx.services.channels, body);
  await changeStore(ctx, 'profile', async (tx) => {
    const row = rowOf(tx, body, await lockMessageSettings(tx.db, tx.storeId));
    refuseHalf(row);
    if (row.settings.sms.ready || row.settings.whatsApp.active)
      await requireFeature(tx, tx.storeId, 'messages');
    await upsertMessageSettings(tx.db, row);
    await startConsuming(tx, MESSAGES, tx.storeId);
  });
  return getMessageSettings(ctx);
}

function rowOf(
  { storeId, services: { secrets } }: StoreCtx,
  { smsCredentials, whatsAppCredentials, ...settings }: MessageSettingsBody,
  before: SettingsRow | null,
): SettingsRow {
  const { provider } = settings.sms;
  const isSame = before?.settings.sms.provider === provider;
  const kept = isSame && smsCredentials === undefined ? (before?.smsSealed ?? null) : null;
  if (smsCredentials && 'url' in smsCredentials !== (provider === 'http'))
    throw fieldFault({ smsCredentials: { rule: 'otherProvider' } });
  return {
    storeId,
    settings: settings satisfies MessageSettings,
    smsSealed: provider !== null && smsCredentials ? sealCredentials(secrets, smsCredentials) : kept,
    whatsAppSealed: whatsAppCredentials
      ? sealCredentials(secrets, whatsAppCredentials)
      : whatsAppCredentials === undefined
        ? (before?.whatsAppSealed ?? null)
        : null,
  };
}

function refuseHalf({ settings: { sms, whatsApp }, smsSealed, whatsAppSealed }: SettingsRow): void {
  const missing: FieldFault = { rule: 'required' };
  if (sms.provider !== null && smsSealed === null) throw fieldFault({ smsCredentials: missing });
  if (whatsApp.active && whatsAppSealed === null) throw fieldFault({ whatsAppCredentials: missing });
  if (whatsApp.active && whatsApp.template === '') throw fieldFault({ 'whatsApp.template': missing });
}

function refuseAddresses(channels: Channels, { smsCredentials, whatsAppCredentials }: MessageSettingsBody) {
  const sms = smsCredentials && ('url' in smsCredentials ? smsCredentials.url : smsCredentials.host);
  const given = { smsCredentials: sms, whatsAppCredentials: whatsAppCredentials?.host };
  for (const [field, url] of Object.entries(given))
    if (url && !channels.takes(url)) throw fieldFault({ [field]: { rule: 'https' } });
}

/** The countries that a store sends codes to. */
export async function findCodeCountries(ctx: Ctx, storeId: string): Promise<readonly string[]> {
  return (await selectMessageSettings(ctx.db, storeId))?.settings.codeCountries ?? DEFAULT_COUNTRIES;
}
