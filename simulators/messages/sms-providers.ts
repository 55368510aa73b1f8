import type { Account } from './account.ts';
import type { Asked, Reply } from './desk.ts';
import { refusalOf, writeOut } from './registry.ts';

type Fields = Record<string, string>;

/** https://control.msg91.com */
export function answerMsg91(account: Account, { path, headers, body }: Asked): Reply | null {
  const call = /^\/api\/v5\/(otp|flow)$/.exec(path)?.[1];
  if (call === undefined) return null;
  const fail = (message: string): Reply => ({ status: 200, body: { type: 'error', message } });
  if (headers['authkey'] !== account.key) return fail('Authentication failure');
  const asked = JSON.parse(body) as Fields & { recipients?: Fields[] };
  const target: Fields = call === 'otp' ? asked : (asked.recipients?.[0] ?? {});
  const values = Object.keys(target)
    .filter((name) => /^var\d+$/.test(name))
    .map((name) => target[name] ?? '');
  const templateId = asked['template_id'] ?? '';
  const text = writeOut(account, templateId, values);
  const refusal = refusalOf(account, { templateId, text });
  if (refusal !== null) return fail(refusal);
  const to = target['mobile'] ?? target['mobiles'] ?? '';
  const minutes = call === 'otp' ? { minutes: Number(asked['otp_expiry']) } : {};
  return {
    status: 200,
    body: { type: 'success', request_id: '3763656d3132353431' },
    took: { provider: 'MSG91', to, text, ...minutes },
  };
}

/** https://2factor.in */
export function answerTwoFactor(account: Account, { path, body }: Asked): Reply | null {
  const [, key, call, ...rest] = /^\/API\/V1\/([^/]+)\/(SMS|ADDON_SERVICES)\/(.+)$/.exec(path) ?? [];
  if (key === undefined) return null;
  const fail = (Details: string): Reply => ({ status: 400, body: { Status: 'Error', Details } });
  if (decodeURIComponent(key) !== account.key) return fail('Invalid API Key');
  const fields = new URLSearchParams(body);
  const [phone = '', code = '', name = ''] = (rest[0] ?? '').split('/').map(decodeURIComponent);
  const isCode = call === 'SMS';
  const templateId = isCode ? name : (fields.get('TemplateName') ?? '');
  const values = isCode
    ? [code, 'the restaurant', '5', 'localhost', code]
    : ['VAR1', 'VAR2'].map((name) => fields.get(name) ?? '');
  const text = writeOut(account, templateId, values);
  const header = fields.get('From') ?? account.header;
  const refusal = refusalOf(account, { templateId, text, header });
  if (refusal !== null) return fail(refusal);
  const to = isCode ? phone : (fields.get('To') ?? '');
  return {
    status: 200,
    body: { Status: 'Success', Details: 'b6b4a9d2-0001' },
    took: { provider: '2Factor', to, text },
  };
}

/** A provider that is sent the whole text, as most with an "HTTP API". */
export function answerGeneric(account: Account, { path, headers, body, method }: Asked): Reply | null {
  if (path !== '/generic/send' || method !== 'POST') return null;
  if (headers['authorization'] !== `Bearer ${account.key}`) return { status: 401, body: { message: 'Who?' } };
  const isJson = headers['content-type']?.includes('json');
  const fields: Fields = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  const { entity = '', header = '', template = '', to = '', text = '', id = '' } = fields;
  const refusal = refusalOf(account, { entityId: entity, header, templateId: template, text });
  if (refusal !== null) return { status: 400, body: { message: refusal } };
  return { status: 200, body: { id: `gen-${id}` }, took: { provider: 'HTTP', to, text, id } };
}
