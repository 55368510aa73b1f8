import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Fields } from '../ledger.ts';

export interface Call {
  method: string;
  path: string;
  /** Values of the route's `:names`. */
  params: string[];
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const MOST_BYTES = 64 * 1024;

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('Too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export const readForm = ({ text }: Pick<Call, 'text'>): Fields =>
  Object.fromEntries(new URLSearchParams(text));

export function readObject({ text }: Pick<Call, 'text'>): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Reads the form of a person, or the JSON of a program. */
export function readEither(call: Pick<Call, 'text' | 'headers'>): Record<string, unknown> {
  const isJson = call.headers['content-type']?.startsWith('application/json') ?? false;
  return isJson ? (readObject(call) ?? {}) : readForm(call);
}

export function json(body: unknown, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export function seeOther(location: string): Answer {
  return { status: 303, headers: { location }, body: '' };
}
