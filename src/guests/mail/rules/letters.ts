/** Somebody in the head of a letter. */
export interface Person {
  name: string;
  address: string;
}

const LONGEST_ID = 300;

/** The ids in a header such as References, without brackets, the earliest first. */
export function parseIds(header: string): string[] {
  const found = [...header.slice(0, 20_000).matchAll(/<([^<>\s]+)>/g)].map(([, id = '']) => id);
  return [...new Set(found.filter((id) => id.length <= LONGEST_ID && plainLine(id) === id))].slice(-50);
}

/** Signs that turn the direction of what follows, by which "gnp.exe" looks like "exe.png", and other invisible ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** One line that looks like what it is. */
export function plainLine(text: string, most = 300): string {
  return text.replace(HIDDEN, ' ').replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed();
}

/** Lines without signs that hide something or turn the direction. */
export function plainText(text: string, most: number): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const plain = lines.map((line) => line.replace(HIDDEN, (sign) => (sign === '\t' ? sign : '')).trimEnd());
  return plain
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, most)
    .toWellFormed();
}

export const snippetOf = (text: string): string =>
  plainLine(text.replace(/^>.*$/gm, '').slice(0, 2_000), 160);

const REPLY = /^(?:(?:re|aw|sv|antw)(?:\[\d+\])?\s*:\s*)+/i;
const FORWARD = /^(?:(?:fwd?|wg|tr)(?:\[\d+\])?\s*:\s*)+/i;

/** What a letter is about, without the marks of an answer. */
export const bareSubject = (subject: string): string => subject.replace(REPLY, '').trim();

export const isReply = (subject: string): boolean => REPLY.test(subject);

export const replySubject = (subject: string): string => `Re: ${bareSubject(subject)}`.trim();
export const forwardSubject = (subject: string): string => `Fwd: ${subject.replace(FORWARD, '')}`.trim();

/** The letter under an answer, each line marked. */
export const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n');

interface Answered {
  from: Person;
  replyTo: readonly Person[];
  to: readonly Person[];
  cc: readonly Person[];
}

/** Whom an answer goes to. The restaurant does not write to itself, unless it wrote the letter to itself alone. */
export function replyReaders(letter: Answered, own: string, toAll: boolean): { to: string[]; cc: string[] } {
  const isOwn = (address: string) => address.toLowerCase() === own.toLowerCase();
  const asked = letter.replyTo.length > 0 ? letter.replyTo : [letter.from];
  const first = isOwn(letter.from.address) ? letter.to : asked;
  const to = distinct(first).filter((address) => !isOwn(address));
  const others = toAll ? distinct([...letter.to, ...letter.cc]) : [];
  const cc = others.filter((address) => !isOwn(address) && !includes(to, address));
  return { to: to.length > 0 ? to : distinct(first), cc };
}

const includes = (list: readonly string[], address: string) =>
  list.some((other) => other.toLowerCase() === address.toLowerCase());

function distinct(people: readonly Person[]): string[] {
  const found: string[] = [];
  for (const { address } of people) if (address !== '' && !includes(found, address)) found.push(address);
  return found;
}

const ADDRESS = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,190}\.[^\s@<>,;:"()[\]\\.]{2,63}$/;
export const isAddress = (text: string): boolean => ADDRESS.test(text);

/** Addresses as people type them, with commas, spaces or names around them. */
export function parseReaders(text: string): { addresses: string[]; wrong: string[] } {
  const parts = text.split(/[,;\n]+/).map((part) => part.trim());
  const read = parts.filter(Boolean).map((part) => /<([^<>]*)>\s*$/.exec(part)?.[1]?.trim() ?? part);
  return { addresses: read.filter(isAddress), wrong: read.filter((part) => !isAddress(part)) };
}

/** The words of a search, of which a letter must have all, each at least with its beginning. */
export const searchWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 8).map((word) => word.slice(0, 60));

const VERDICTS = ['spf', 'dkim', 'dmarc'] as const;
export type Verdict = Partial<Record<(typeof VERDICTS)[number], string>>;

/**
 * What the receiving server has found out about the sender. Anybody can write such a header, and the server takes out
 * only those under its own name, so that the topmost under this name is believed and no other.
 */
export function verdictOf(
  headers: readonly { key: string; value: string }[],
  judges: string,
): Verdict | null {
  if (judges === '') return null;
  const isTheirs = (name: string) => name === judges || name.endsWith(`.${judges}`);
  const found = headers.find(
    ({ key, value }) =>
      key === 'authentication-results' && isTheirs((/^\s*([^\s;]+)/.exec(value)?.[1] ?? '').toLowerCase()),
  );
  if (!found) return null;
  const results = found.value.slice(0, 4_000).replace(/\([^()]*\)/g, '');
  const read = VERDICTS.flatMap((method) => {
    const result = new RegExp(`(?:^|;)\\s*${method}\\s*=\\s*([a-z]{1,20})\\b`, 'i').exec(results)?.[1];
    return result ? [[method, result.toLowerCase()]] : [];
  });
  return Object.fromEntries(read) as Verdict;
}
