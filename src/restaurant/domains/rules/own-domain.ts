import { DAY } from '#platform/time/rules/durations.ts';

/** Records of an apex that lead here, one for each address of the program's host. */
const MOST_ADDRESSES = 4;
export const MOST_RECORDS = MOST_ADDRESSES + 1;

/** How many domains a store may have. */
export const MOST_DOMAINS = 5;

/** The longest name of the DNS, without the label that is put before it for the proof. */
const LONGEST = 253 - '_menu.'.length;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** The last part of an IPv4 address, however it is written. */
const NUMBER = /^(\d+|0x[\da-f]*)$/;

/** The domain in small letters, which others than a to z are coded in; null if a store could not have it. */
export function parseDomain(text: string): string | null {
  const domain = text.trim().toLowerCase().replace(/\.$/, '');
  const labels = domain.split('.');
  const isAddress = NUMBER.test(labels.at(-1) ?? '');
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isDomain && !isAddress && domain.length <= LONGEST ? domain : null;
}

/** Whether the name is the host itself or below it. */
export function isWithin(domain: string, host: string): boolean {
  return domain === host || domain.endsWith(`.${host}`);
}

/** An address, or a name that only a machine or a local network knows. */
export function isLocalName(host: string): boolean {
  const domain = parseDomain(host);
  return domain === null || /(^|\.)(localhost|local|lan|internal|home\.arpa)$/.test(domain);
}

/** Proves that whoever enters a domain may change its names. */
export const proofName = (domain: string) => `_menu.${domain}`;
export const proofText = (token: string) => `menu=${token}`;

/** The file that proves a domain in place of a record: it holds the token alone. */
export const proofUrl = (domain: string) => `http://${domain}/.well-known/menu-domain.txt`;

export interface DnsRecord {
  type: 'CNAME' | 'A' | 'AAAA' | 'TXT';
  name: string;
  value: string;
}

/** The second level of countries below which names are sold, such as that of co.in. */
const SOLD_BELOW = /^(co|com|net|org|gen|firm|ind|ac|edu|gov|res)\.[a-z]{2}$/;

/** Whether it is the name that somebody bought. The DNS allows no CNAME there. */
export function isApex(domain: string): boolean {
  const [, ...rest] = domain.split('.');
  return rest.length === 1 || SOLD_BELOW.test(rest.join('.'));
}

/** The records that the owner makes: some lead guests to the program's host, the last proves the domain. */
export function recordsOf(
  domain: string,
  token: string,
  { host, addresses }: { host: string; addresses: readonly string[] },
): DnsRecord[] {
  const literal = host.replace(/^\[|\]$/g, '');
  const found = isApex(domain) && addresses.length > 0 ? addresses.slice(0, MOST_ADDRESSES) : [literal];
  return [
    ...found.map((value) => ({ type: typeOf(value), name: domain, value })),
    { type: 'TXT', name: proofName(domain), value: proofText(token) },
  ];
}

const typeOf = (value: string): DnsRecord['type'] =>
  value.includes(':') ? 'AAAA' : /^[\d.]+$/.test(value) ? 'A' : 'CNAME';

/** How long a proof is believed before it is looked for again. */
export const PROOF_HOLDS_MS = DAY;
const TOLD_AFTER_MS = DAY;
const STOPS_AFTER_MS = 7 * DAY;

export const stopsAt = (missingSince: number): number => missingSince + STOPS_AFTER_MS;

interface Looks {
  missingSince: Date | null;
  lookedAt: Date | null;
}

/**
 * What a look at a proved domain means. A proof that is missed for the first time may be a failure of the DNS; owners are
 * told of the second, once, and a week without it ends the domain, which may have been sold.
 */
export function proofStep(
  { missingSince, lookedAt }: Looks,
  isThere: boolean,
  now: number,
): 'holds' | 'missed' | 'tell' | 'ended' {
  if (isThere) return 'holds';
  if (missingSince === null) return 'missed';
  const since = missingSince.getTime();
  if (now >= stopsAt(since)) return 'ended';
  const isTold = lookedAt !== null && lookedAt.getTime() - since >= TOLD_AFTER_MS;
  return !isTold && now - since >= TOLD_AFTER_MS ? 'tell' : 'missed';
}
