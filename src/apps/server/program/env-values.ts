/** The environment, as it is given. */
export type Source = Record<string, string | undefined>;

/** Its message says what a person has to change. */
export class EnvError extends Error {}

export function refuse(name: string, mayBe: string): never {
  throw new EnvError(`${name} must be ${mayBe}.`);
}

export function parsePort(source: Source, name: string): number | null {
  const text = source[name];
  if (!text) return null;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : refuse(name, 'a port number from 0 to 65535');
}

export function parseUrl(source: Source, name: string, protocols: string[]): string | null {
  const text = source[name];
  if (!text) return null;
  const url = URL.parse(text);
  const mayBe = `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  const isKnown = url && protocols.includes(url.protocol) && text.slice(url.protocol.length).startsWith('//');
  return isKnown ? text.replace(/\/+$/, '') : refuse(name, mayBe);
}

export function parseText(source: Source, name: string, pattern: RegExp, mayBe: string): string | null {
  const text = source[name];
  if (!text) return null;
  return pattern.test(text) ? text : refuse(name, mayBe);
}

export function parseFlag(source: Source, name: string): boolean | null {
  const text = source[name];
  if (!text) return null;
  return text === '0' || text === '1' ? text === '1' : refuse(name, '0 or 1');
}

export function parseList(
  source: Source,
  name: string,
  parse: (entry: string) => string | null,
  mayBe: string,
): string[] {
  const entries = source[name]?.split(',') ?? [];
  if (!source[name]) return [];
  return entries.map((entry) => parse(entry.trim()) ?? refuse(name, mayBe));
}
