import type { CallOutside } from '#platform/http/server/outside/call-outside.ts';
import type { Channels, WhatsAppMessage } from '#platform/ports/server/channels.ts';
import type { WhatsAppCredentials } from '../../wire/messages.ts';
import { deliver, isFine, type ProviderAnswer, refused, sent } from './deliver.ts';

const VERSION = 'v23.0';
/**
 * Error codes for overload or an outage: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
 */
const PASSING = [1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004];

/** WhatsApp's own service for businesses. It sends an approved template with values. */
export function createCloudApi(call: CallOutside): Channels['whatsApp'] {
  return {
    send: ({ token, phoneNumberId, host = 'https://graph.facebook.com' }: WhatsAppCredentials, message) =>
      deliver(
        call,
        () => ({
          url: `${host.replace(/\/+$/, '')}/${VERSION}/${phoneNumberId}/messages`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(message)),
        }),
        read,
      ),
  };
}

function bodyOf({ id, phone, template, language, values }: WhatsAppMessage) {
  const parameters = values.map((text) => ({ type: 'text', text }));
  const components = parameters.length > 0 ? [{ type: 'body', parameters }] : [];
  return {
    messaging_product: 'whatsapp',
    to: phone,
    type: 'template',
    template: { name: template, language: { code: language }, components },
    biz_opaque_callback_data: id,
  };
}

function read(answer: ProviderAnswer) {
  const { messages, error } = answer.body as {
    messages?: { id?: string }[];
    error?: { code?: number; message?: string };
  };
  if (isFine(answer) && Array.isArray(messages)) return sent(messages[0]?.id);
  const isPassing = error?.code !== undefined && PASSING.includes(error.code);
  return isPassing ? ({ state: 'failing', reason: 'busy' } as const) : refused(answer, error?.message);
}
