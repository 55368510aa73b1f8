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

/** The records that the owner makes: one leads guests to the program's host, the other proves the domain. */
export function recordsOf(domain: string, token: string, host: string): DnsRecord[] {
  const literal = host.replace(/^\[|\]$/g, '');
  const type = literal.includes(':') ? 'AAAA' : /^[\d.]+$/.test(literal) ? 'A' : 'CNAME';
  return [
    { type, name: domain, value: literal },
    { type: 'TXT', name: proofName(domain), value: proofText(token) },
  ];
}
