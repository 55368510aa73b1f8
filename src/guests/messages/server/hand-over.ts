import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isFinal } from '#platform/mail/server/outbox.ts';
import { sendEmailOnce } from '#platform/mail/server/send-email.ts';
import type { Delivery } from '#platform/ports/server/channels.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';
import type { WhatsAppCredentials } from '../wire/messages.ts';
import { composeSms } from './codes/compose-sms.ts';
import { countUntaken, sendSms } from './codes/send-sms.ts';
import type { Content } from './content.ts';
import { openCredentials } from './credentials.ts';
import { deleteSubscriptionById, selectSubscription } from './push/push-queries.ts';
import { openSubscription } from './push/subscription.ts';
import { type MessageRow, selectMessageSettings } from './queries.ts';

const NOT_SET_UP: Delivery = { state: 'refused', reason: 'not-set-up' };
/** Guests choose their push service, so it is not tried for ever. */
const TRIES_OF_GUESTS = 4;
type Of<C extends Content['channel']> = Extract<Content, { channel: C }>;

/** Runs outside of any transaction, because others take their time to answer. */
export function handOver(ctx: Ctx, message: MessageRow, content: Content): Promise<Delivery> {
  switch (content.channel) {
    case 'push':
      return pushOne(ctx, message, content);
    case 'sms':
      return smsOne(ctx, message, content);
    case 'whatsapp':
      return whatsAppOne(ctx, message, content);
    case 'email':
      return mailOne(ctx, message.storeId, content);
  }
}

async function pushOne(
  ctx: Ctx,
  { id, storeId, validUntil, tries }: MessageRow,
  content: Of<'push'>,
): Promise<Delivery> {
  const { db, now, services } = ctx;
  const row = await selectSubscription(db, storeId, content.subscriptionId);
  if (!row) return { state: 'gone' };
  const { endpoint, keys } = openSubscription(services.secrets, row.sealed);
  const seconds = Math.max(1, Math.round((validUntil.getTime() - now) / 1000));
  const text = JSON.stringify(content.notice);
  const notice = { id, endpoint, keys, text, seconds, isUrgent: content.isUrgent, now };
  const delivery = await services.channels.push.send(notice);
  const isLost = delivery.state === 'failing' && row.ownerKind === 'order' && tries + 1 >= TRIES_OF_GUESTS;
  if (delivery.state === 'gone' || isLost) await deleteSubscriptionById(db, storeId, row.id);
  return delivery;
}

async function smsOne(ctx: Ctx, { id, storeId }: MessageRow, content: Of<'sms'>): Promise<Delivery> {
  const row = await selectMessageSettings(ctx.db, storeId);
  if (!row) return NOT_SET_UP;
  const sms = composeSms(row.settings, { id, ...content });
  return sms ? sendSms(ctx.services, row, sms) : { state: 'refused', reason: 'template' };
}

async function whatsAppOne(
  ctx: Ctx,
  { id, storeId }: MessageRow,
  content: Of<'whatsapp'>,
): Promise<Delivery> {
  const row = await selectMessageSettings(ctx.db, storeId);
  if (!row?.settings.whatsApp.active || row.whatsAppSealed === null) return NOT_SET_UP;
  const { channels, secrets, metrics } = ctx.services;
  const { template, language } = row.settings.whatsApp;
  const { order = '', store = '' } = content.facts;
  const message = { id, phone: content.phone, template, language, values: [order, store] };
  const credentials = openCredentials<WhatsAppCredentials>(secrets, row.whatsAppSealed);
  return countUntaken(metrics, 'WhatsApp', await channels.whatsApp.send(credentials, message));
}

/** A 5xx answer of a mail server is final. */
async function mailOne(ctx: Ctx, storeId: string, { to, subject, text }: Of<'email'>): Promise<Delivery> {
  try {
    await sendEmailOnce(await atOffice(ctx, storeId), 'message', to, () => ({ subject, text }));
    return { state: 'sent', providerId: null };
  } catch (error) {
    if (error instanceof AppError) return { state: 'refused', reason: 'limit' };
    if (isFinal(error)) return { state: 'refused', reason: `SMTP ${error.responseCode}` };
    return { state: 'failing', reason: 'no-answer' };
  }
}
