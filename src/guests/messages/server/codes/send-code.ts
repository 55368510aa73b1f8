import { createContext, withTransaction } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { Delivery } from '#platform/ports/server/channels.ts';
import type { CodeSent, OtpMessage } from '#platform/ports/server/otp-sender.ts';
import { hintOf } from '../content.ts';
import { CODE_TEMPLATE, roomFor } from '../enqueue.ts';
import {
  insertMessages,
  type MessageRow,
  type SettingsRow,
  selectMessageSettings,
  updateMessage,
} from '../queries.ts';
import { composeSms } from './compose-sms.ts';
import { sendSms } from './send-sms.ts';

const NO_ANSWER: Delivery = { state: 'failing', reason: 'no-answer' };

/**
 * Sends a code once, while its guest waits, because it is worthless in ten minutes. If that fails, the staff read it
 * out. The list shows the outcome, never the code.
 */
export async function sendCode(services: Services, message: OtpMessage): Promise<CodeSent> {
  const { storeId, countryCode, phone, code } = message;
  const ctx = createContext(services, { kind: 'system' });
  const row = await selectMessageSettings(ctx.db, storeId);
  if (!row?.settings.sms.codes || row.settings.sms.provider === null || row.smsSealed === null)
    return 'untried';
  const id = uuidV7(ctx.now);
  const whole = `${countryCode}${phone}`.replace(/\D/g, '');
  const { store } = await services.storeCache.get(storeId);
  const { hostname: host } = await services.sites.of(store.slug);
  const facts = { code, host, store: store.name };
  const sms = composeSms(row.settings, { id, phone: whole, purpose: 'code', facts });
  const hint = hintOf({ channel: 'sms', purpose: 'code', phone: whole, facts: {} });
  // Before the lock: is sent with the settings at the time of the call.
  const reason = await withTransaction(ctx, async (tx) => {
    const hasRoom = (await roomFor(tx, storeId, { isForCodes: true })) > 0;
    const found = sms === null ? 'template' : hasRoom ? null : 'limit';
    await insertMessages(tx.db, [noteOf(row, { id, hint, reason: found, now: tx.now })], new Date(tx.now));
    return found;
  });
  if (sms === null || reason !== null) return 'untried';
  const delivery = await sendSms(services, row, sms).catch((error: unknown) => {
    services.onError(error);
    return NO_ANSWER;
  });
  const isSent = delivery.state === 'sent';
  await updateMessage(ctx.db, storeId, id, {
    state: isSent ? 'sent' : 'failed',
    providerId: isSent ? delivery.providerId : null,
    reason: 'reason' in delivery ? delivery.reason : '',
  });
  return isSent ? 'sent' : 'tried';
}

interface Noted {
  id: string;
  hint: string;
  reason: string | null;
  now: number;
}

/** Recorded as failed until there is an answer. */
function noteOf({ storeId }: SettingsRow, { id, hint, reason, now }: Noted): MessageRow {
  const at = new Date(now);
  return {
    storeId,
    id,
    key: id,
    channel: 'sms',
    template: CODE_TEMPLATE,
    orderId: null,
    contentSealed: null,
    hint,
    state: reason === null ? 'failed' : 'dropped',
    tries: reason === null ? 1 : 0,
    providerId: null,
    reason: reason ?? 'no-answer',
    createdAt: at,
    validUntil: at,
    settledAt: at,
  };
}
