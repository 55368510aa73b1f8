import type { Ctx } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { DEFAULT_LANGUAGE } from '#platform/language/rules/languages.ts';
import { webhookHeaders } from '#platform/secrets/server/webhook-signature.ts';
import type { Site } from '#platform/site/server/sites.ts';
import type { Line } from '../rules/lines.ts';
import { nameLine, sayLine } from '../rules/say-line.ts';
import type { UnsentCall, WatchRow } from '../tables.ts';

export const WEBHOOK_PURPOSE = 'health webhook';
export function callOfLine(site: Site, line: Line, at: number): UnsentCall {
  const { name, state, ...figures } = line;
  const text = sayLine(line, DEFAULT_LANGUAGE, (time) => time);
  const data = { line: name, state, title: nameLine(name, DEFAULT_LANGUAGE), text, ...figures };
  return callOf(site, `health.${state}`, data, at);
}

export function callOf(site: Site, type: string, data: object, at: number): UnsentCall {
  const body = { type, timestamp: new Date(at).toISOString(), data: { site: site.origin, ...data } };
  return { id: `msg_${uuidV7(at)}`, at, body: JSON.stringify(body) };
}

/** Answers the status, or 0 if there was no answer. Redirects are not followed. */
export async function sendCall(
  { services }: Ctx,
  { webhook, secretSealed }: Pick<WatchRow, 'webhook' | 'secretSealed'>,
  call: UnsentCall,
): Promise<number> {
  const { secrets, surroundings, clock } = services;
  const secret = secrets.open(WEBHOOK_PURPOSE, secretSealed ?? '');
  const headers = webhookHeaders(secret, { id: call.id, body: call.body, now: clock() });
  const answer = await surroundings.callWebhook(webhook, call.body, headers).catch(() => null);
  return answer?.status ?? 0;
}

/** In their order, until one is not taken. Answers those that are left. */
export async function sendCalls(
  ctx: Ctx,
  row: WatchRow,
  calls: readonly UnsentCall[],
): Promise<UnsentCall[]> {
  for (const [at, call] of calls.entries()) {
    const status = await sendCall(ctx, row, call);
    if (status < 200 || status >= 300) return calls.slice(at);
  }
  return [];
}
