import type { CallOutside } from '#platform/http/server/outside/call-outside.ts';
import type { Sms, SmsProvider } from '#platform/ports/server/channels.ts';
import type { KeyCredentials } from '../../wire/messages.ts';
import { deliver, refused, sent } from './deliver.ts';

/** https://docs.msg91.com: codes use the call for codes, everything else a flow. */
export function createMsg91(call: CallOutside): SmsProvider<KeyCredentials> {
  return {
    send: ({ key, host = 'https://control.msg91.com' }, sms) =>
      deliver(
        call,
        () => ({
          url: `${host.replace(/\/+$/, '')}/api/v5/${sms.code === null ? 'flow' : 'otp'}`,
          headers: { authkey: key, 'content-type': 'application/json' },
          body: JSON.stringify(sms.code === null ? flowOf(sms) : codeOf(sms)),
        }),
        (answer) => {
          const { type, message, request_id: id } = answer.body;
          return type === 'success' ? sent(id ?? message) : refused(answer, message);
        },
      ),
  };
}

function codeOf({ templateId, phone, code, minutes, values }: Sms) {
  return { template_id: templateId, mobile: phone, otp: code, otp_expiry: minutes, ...variables(values) };
}

function flowOf({ templateId, phone, values }: Sms) {
  return { template_id: templateId, short_url: '0', recipients: [{ mobiles: phone, ...variables(values) }] };
}

const variables = (values: string[]) =>
  Object.fromEntries(values.map((value, at) => [`var${at + 1}`, value]));
