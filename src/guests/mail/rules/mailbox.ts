import { DAY, MINUTE } from '#platform/time/rules/durations.ts';

/** The folders of a mailbox that are copied, by what they are for. */
export const FOLDERS = ['inbox', 'sent', 'archive', 'trash', 'spam'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Lists that every restaurant has. Drafts are ours alone. */
export const SYSTEM_LABELS = [
  'all',
  'inbox',
  'sent',
  'drafts',
  'archive',
  'trash',
  'spam',
  'important',
  'starred',
] as const;
export type SystemLabel = (typeof SYSTEM_LABELS)[number];
/** Lists of letters, which are all but the drafts. */
export const LETTER_LISTS = SYSTEM_LABELS.filter((label) => label !== 'drafts');

export const IMAP_PORTS: readonly number[] = [993, 143];
export const SMTP_PORTS: readonly number[] = [465, 587];
/** A connection to these begins without TLS and must change to it before anybody signs in. */
export const START_TLS_PORTS: readonly number[] = [143, 587];

/** Why a server of the mailbox can't be used. */
export const MAIL_FAULTS = ['name', 'refused', 'private', 'tls', 'password', 'port', 'silent'] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/** From the first word to the copy among the sent ones. Whether an `unknown` one has left can't be found out. */
export const DRAFT_STATES = ['draft', 'waiting', 'sending', 'sent', 'failed', 'unknown'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

export const MOST_LABELS = 30;
export const MOST_READERS = 20;
export const LONGEST_TEXT = 20_000;
export const LONGEST_SUBJECT = 300;
export const MOST_DRAFTS = 50;
export const LONGEST_SIGNATURE = 1_000;
export const UNDO_MS = 10_000;
export const MOST_LETTER_BYTES = 10 * 1024 * 1024;
export const MOST_FILE_BYTES = 15 * 1024 * 1024;
/** Files that are forwarded with their letter. Mail servers refuse much more. */
export const MOST_FORWARDED_BYTES = 15 * 1024 * 1024;
/** How far back a mailbox is read at first, and how many letters of a folder. */
export const MOST_AT_FIRST = 2_000;

/** How long a copy is kept, by its folder. */
export const KEPT_MS: Record<Folder, number> = {
  inbox: 90 * DAY,
  sent: 90 * DAY,
  archive: 90 * DAY,
  trash: 30 * DAY,
  spam: 30 * DAY,
};

/** For so long after somebody has looked, the mailbox itself says at once what arrives. */
export const WANTED_MS = 2 * MINUTE;

const WATCHED_MS = 10 * MINUTE;

/** When a mailbox is read next: soon while somebody looks at it. */
export const readAgainAfter = (now: number, lookedAt: number): number =>
  now - lookedAt < WATCHED_MS ? MINUTE : 5 * MINUTE;

const WAITS_MS = [1, 2, 5, 15, 30].map((minutes) => minutes * MINUTE);
export const retryAfter = (failures: number): number => WAITS_MS[failures] ?? 30 * MINUTE;

interface Servers {
  imap: { host: string; port: number };
  smtp: { host: string; port: number };
}

export interface Provider {
  name: string;
  servers: Servers;
  /** The name under which its servers write what they have found out about a sender. */
  judges: string;
}

const provider = (name: string, imap: string, smtp: string, judges: string): Provider => ({
  name,
  servers: { imap: { host: imap, port: 993 }, smtp: { host: smtp, port: 465 } },
  judges,
});

const GMAIL = provider('Gmail', 'imap.gmail.com', 'smtp.gmail.com', 'mx.google.com');
const MICROSOFT: Provider = {
  name: 'Outlook',
  servers: {
    imap: { host: 'outlook.office365.com', port: 993 },
    smtp: { host: 'smtp-mail.outlook.com', port: 587 },
  },
  judges: '',
};
const YAHOO = provider('Yahoo', 'imap.mail.yahoo.com', 'smtp.mail.yahoo.com', 'yahoo.com');
const ZOHO = provider('Zoho', 'imap.zoho.in', 'smtp.zoho.in', 'mx.zoho.in');
const PROVIDERS: Record<string, Provider> = {
  'gmail.com': GMAIL,
  'googlemail.com': GMAIL,
  'outlook.com': MICROSOFT,
  'hotmail.com': MICROSOFT,
  'live.com': MICROSOFT,
  'yahoo.com': YAHOO,
  'yahoo.in': YAHOO,
  'yahoo.co.in': YAHOO,
  'zoho.in': ZOHO,
  'zohomail.in': ZOHO,
  'zoho.com': provider('Zoho', 'imap.zoho.com', 'smtp.zoho.com', 'mx.zohomail.com'),
};

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** The provider of this address, if it is a well-known one. All of these ask for a password for apps. */
export const providerOf = (address: string): Provider | null => PROVIDERS[domainOf(address)] ?? null;

/** Whose findings about senders are believed, by the server that the mailbox is read from. */
export function judgesOf(imapHost: string): string {
  const known = Object.values(PROVIDERS).find(({ servers }) => servers.imap.host === imapHost);
  return known ? known.judges : imapHost.split('.').slice(-2).join('.');
}
