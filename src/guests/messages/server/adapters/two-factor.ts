import type { CallOutside, OutsideCall } from '#platform/http/server/outside/call-outside.ts';
import type { Sms, SmsProvider } from '#platform/ports/server/channels.ts';
import type { KeyCredentials } from '../../wire/messages.ts';
import { deliver, refused, sent } from './deliver.ts';

/** https://2factor.in: the address holds the key, so it is never logged. */
export function createTwoFactor(call: CallOutside): SmsProvider<KeyCredentials> {
  return {
    send: (credentials, sms) =>
      deliver(
        call,
        () => requestOf(credentials, sms),
        (answer) => {
          const { Status: status, Details: details } = answer.body;
          return status === 'Success' ? sent(details) : refused(answer, details);
        },
      ),
  };
}

function requestOf({ key, host = 'https://2factor.in' }: KeyCredentials, sms: Sms): OutsideCall {
  const base = `${host.replace(/\/+$/, '')}/API/V1/${encodeURIComponent(key)}`;
  return sms.code === null ? noticeOf(base, sms) : codeOf(base, sms, sms.code);
}

function codeOf(base: string, { phone, templateId }: Sms, code: string): OutsideCall {
  return { url: `${base}/SMS/${[phone, code, templateId].map(encodeURIComponent).join('/')}`, method: 'GET' };
}

function noticeOf(base: string, { phone, templateId, header, values }: Sms): OutsideCall {
  const variables = values.map((value, at) => [`VAR${at + 1}`, value] as const);
  const fields = { From: header, To: phone, TemplateName: templateId, ...Object.fromEntries(variables) };
  return {
    url: `${base}/ADDON_SERVICES/SEND/TSMS`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}
