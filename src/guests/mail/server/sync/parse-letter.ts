import { createHash } from 'node:crypto';
import type { MessageStructureObject } from 'imapflow';
import type { Address, Email } from 'postal-mime';
import { type Person, parseIds, plainLine, plainText, snippetOf, verdictOf } from '../../rules/letters.ts';
import { MOST_LETTER_BYTES } from '../../rules/mailbox.ts';
import type { LetterFile } from '../../tables.ts';
import { otherReading } from './charsets.ts';

/** As much of a letter is read. Its files are not copied, and what people write is shorter. */
export const READ_BYTES = 1024 * 1024;
const LONGEST_TEXT = 100_000;
const MOST_PEOPLE = 100;
const MOST_FILES = 50;
const BOUNDS = { maxNestingDepth: 40, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 };

export interface RawLetter {
  source: Buffer;
  size: number;
  receivedAt: Date;
  structure: MessageStructureObject | undefined;
}

export type ParsedLetter = Awaited<ReturnType<typeof parseLetter>>;

/** Reads a letter that anybody may have written, and keeps only what may be stored and shown. */
export async function parseLetter(raw: RawLetter, judges: string) {
  const isTooLarge = raw.size > MOST_LETTER_BYTES;
  // Loaded with the first letter, because it takes 18 MB.
  const { safeHtml, textOfHtml } = await import('./safe-html.ts');
  const { mime, isWhole } = await readMime(raw.source, isTooLarge);
  const html = safeHtml(mime.html ?? '');
  const text = plainText(mime.text || textOfHtml(html), LONGEST_TEXT);
  const messageId = parseIds(mime.messageId ?? '')[0] ?? `none-${hashOf(headOf(raw.source))}`;
  const [from = { name: '', address: '' }] = peopleOf(mime.from ? [mime.from] : []);
  const isEmpty = text === '' && html === '';
  return {
    messageId,
    references: [...new Set([...parseIds(mime.references ?? ''), ...parseIds(mime.inReplyTo ?? '')])],
    fromName: from.name,
    fromAddress: from.address,
    replyTo: peopleOf(mime.replyTo),
    to: peopleOf(mime.to),
    cc: peopleOf(mime.cc),
    subject: plainLine(mime.subject ?? ''),
    receivedAt: raw.receivedAt,
    snippet: snippetOf(text),
    text,
    html,
    files: filesOf(raw.structure),
    verdict: verdictOf(mime.headers, judges),
    isCut: isTooLarge || !isWhole || (isEmpty && raw.size > raw.source.length),
  };
}

const NOTHING: Email = { headers: [], headerLines: [], attachments: [] };

/** The whole letter, or its head, or nothing, whatever can be understood. */
async function readMime(source: Buffer, onlyHead: boolean): Promise<{ mime: Email; isWhole: boolean }> {
  const { default: PostalMime } = await import('postal-mime');
  const tries = onlyHead ? [headOf(source)] : [source, headOf(source)];
  const parse = (part: Buffer) => PostalMime.parse(part, BOUNDS).catch(() => null);
  for (const [at, part] of tries.entries()) {
    const mime = await parse(part);
    if (!mime) continue;
    const other = otherReading(part, wordsOf(mime));
    const second = other && (await parse(other.source));
    return { mime: second && other.fits(wordsOf(second)) ? second : mime, isWhole: at === 0 };
  }
  return { mime: NOTHING, isWhole: false };
}

const wordsOf = ({ subject = '', from, text = '', html = '' }: Email) =>
  [subject, from?.name, text, html].join('\n');

const LONGEST_HEAD = 64 * 1024;

/** Without the kinds of content, so that nothing after it is awaited. */
function headOf(source: Buffer): Buffer {
  const head = source.subarray(0, LONGEST_HEAD).toString('latin1');
  const end = /\r?\n\r?\n/.exec(head)?.index ?? head.lastIndexOf('\n');
  const lines = head.slice(0, Math.max(end, 0)).replace(/^content-[^\n]*\n(?:[ \t][^\n]*\n)*/gim, '');
  return Buffer.from(`${lines}\r\n\r\n`, 'latin1');
}

const hashOf = (head: Buffer) => createHash('sha256').update(head).digest('hex').slice(0, 32);

function peopleOf(addresses: readonly Address[] = []): Person[] {
  const found = addresses.slice(0, MOST_PEOPLE).flatMap((one) => one.group ?? [one]);
  return found.slice(0, MOST_PEOPLE).map(({ name, address }) => ({
    name: plainLine(name ?? '', 120),
    address: plainLine(address ?? '', 254),
  }));
}

function filesOf(structure: MessageStructureObject | undefined): LetterFile[] {
  const found: LetterFile[] = [];
  const waiting = structure ? [structure] : [];
  for (let looked = 0; looked < 1_000 && found.length < MOST_FILES; looked++) {
    const part = waiting.shift();
    if (!part) break;
    if (part.type.startsWith('multipart/')) waiting.unshift(...(part.childNodes ?? []));
    else if (isFile(part)) found.push(fileOf(part, found.length));
  }
  return found;
}

const nameOf = ({ dispositionParameters, parameters }: MessageStructureObject) =>
  dispositionParameters?.['filename'] ?? parameters?.['name'] ?? '';

const isFile = (part: MessageStructureObject) =>
  part.disposition === 'attachment' || nameOf(part) !== '' || !/^text\/(?:plain|html)$/.test(part.type);

function fileOf(part: MessageStructureObject, at: number): LetterFile {
  const isEncoded = part.encoding?.toLowerCase() === 'base64';
  const size = part.size ?? 0;
  return {
    part: (part.part ?? '1').slice(0, 60),
    name: plainLine(nameOf(part), 150) || `file-${at + 1}`,
    type: plainLine(part.type, 100),
    size: isEncoded ? Math.floor((size * 3) / 4) : size,
  };
}
