import type { CallOutside } from '#platform/http/server/outside/call-outside.ts';
import type { Sms, SmsProvider } from '#platform/ports/server/channels.ts';
import type { HttpCredentials } from '../../wire/messages.ts';
import { deliver, isFine, refused, sent } from './deliver.ts';

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

/** Any other provider. The store configures the request, with {{names}} for the parts of the message. */
export function createHttpTemplate(call: CallOutside): SmsProvider<HttpCredentials> {
  return {
    send: ({ url, method, format, headers, body }, sms) =>
      deliver(
        call,
        () => ({
          url: fill(url, sms, encodeURIComponent),
          method,
          headers: {
            ...Object.fromEntries(headers.map(({ name, value }) => [name, fill(value, sms, plain)])),
            ...(method === 'GET' ? {} : { 'content-type': TYPES[format] }),
          },
          body: fill(body, sms, format === 'json' ? inJson : encodeURIComponent),
        }),
        (answer) => (isFine(answer) ? sent(answer.body['id']) : refused(answer, answer.body['message'])),
      ),
  };
}

/** Escapes each value for its place, so that no text can end that place. */
export function fill(template: string, sms: Sms, write: (text: string) => string): string {
  const { id, phone, text, code, entityId, header, templateId } = sms;
  const values: Record<string, string> = {
    id,
    phone,
    text,
    code: code ?? '',
    entity: entityId,
    header,
    template: templateId,
  };
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : write(value);
  });
}

export const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
/** Removes line breaks, which would add a header. */
export const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, ' ');
