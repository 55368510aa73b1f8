import type { Account } from './account.ts';
import type { Asked, Reply } from './desk.ts';

interface Sent {
  to: string;
  template: {
    name: string;
    language: { code: string };
    components: { parameters: { text: string }[] }[];
  };
}

/** https://graph.facebook.com. Requires an approved template and language, and the right number of values. */
export function answerWhatsApp({ key, whatsApp }: Account, { path, headers, body }: Asked): Reply | null {
  const number = /^\/v\d+\.0\/(\d+)\/messages$/.exec(path)?.[1];
  if (number === undefined) return null;
  const fail = (status: number, code: number, message: string): Reply => ({
    status,
    body: { error: { code, message } },
  });
  if (headers['authorization'] !== `Bearer ${key}`) return fail(401, 190, 'Invalid OAuth access token');
  if (number !== whatsApp.phoneNumberId) return fail(400, 100, 'Object does not exist');
  const { to, template } = JSON.parse(body) as Sent;
  const values = template.components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
  const known = whatsApp.templates.find(
    ({ name, language }) => name === template.name && language === template.language.code,
  );
  if (!known) return fail(404, 132001, 'Template name does not exist in the translation');
  if (known.variables !== values.length) return fail(400, 132000, 'Number of parameters does not match');
  return {
    status: 200,
    body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.HBgLOTE5' }] },
    took: { provider: 'WhatsApp', to, text: `${template.name}: ${values.join(', ')}` },
  };
}
