import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { isAddress } from '../rules/letters.ts';
import {
  DRAFT_STATES,
  FOLDERS,
  LONGEST_SIGNATURE,
  LONGEST_SUBJECT,
  LONGEST_TEXT,
  MAIL_FAULTS,
  MOST_LABELS,
  MOST_READERS,
} from '../rules/mailbox.ts';

const line = (most: number, least = 0) =>
  text(most, least).check(z.regex(/^[^\r\n]*$/, formatFault('invalid')));
const address = line(254, 1).check(z.refine(isAddress, formatFault('email')));
const server = z.strictObject({
  host: line(253, 1).check(z.regex(/^\S+$/)),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
});
const servers = { address, name: line(100), user: line(254, 1), imap: server, smtp: server };

/** Without a password, the one of the same servers and user stays. */
export const mailSettingsBody = z.strictObject({
  ...servers,
  password: z.optional(text(500, 1)),
  signature: z.optional(text(LONGEST_SIGNATURE)),
});
const mailSettings = z.object({ ...servers, signature: z.string() });
export const mailSettingsView = z.object({ mailbox: z.nullable(mailSettings) });
const mailFailure = z.object({ server: z.enum(['imap', 'smtp']), fault: z.enum(MAIL_FAULTS) });
/** Nothing is saved while something fails. */
export const savedMailSettings = z.object({
  mailbox: z.nullable(mailSettings),
  failures: z.array(mailFailure),
});

export const labelView = z.object({ _id: z.string(), name: z.string() });
export const mailboxView = z.object({
  /** Null if none is connected. */
  mailbox: z.nullable(
    z.object({
      address: z.string(),
      signature: z.string(),
      fault: z.nullable(z.enum(MAIL_FAULTS)),
      failingSince: z.nullable(z.string()),
      /** Null until it was read to the end. */
      readAt: z.nullable(z.string()),
    }),
  ),
  labels: z.array(labelView),
  /** In the inbox. More than 99 are not counted. */
  unread: z.number(),
});
export const labelBody = z.strictObject({ name: line(40, 1).check(z.regex(/\S/)) });

const result = z.optional(z.string());
const person = z.object({ name: z.string(), address: z.string() });
const head = {
  _id: z.string(),
  folder: z.enum(FOLDERS),
  from: person,
  to: z.array(person),
  subject: z.string(),
  snippet: z.string(),
  receivedAt: z.string(),
  isRead: z.boolean(),
  isStarred: z.boolean(),
  isImportant: z.boolean(),
  labels: z.array(z.string()),
  hasFiles: z.boolean(),
};
const letterInThread = z.object(head);
/** The latest letter of a thread. It is read if all of them are. */
const listedLetter = z.object({ ...head, inThread: z.number() });
export const letterList = z.object({ letters: z.array(listedLetter), next: z.nullable(z.string()) });
export const letterView = z.object({
  ...head,
  replyTo: z.array(person),
  cc: z.array(person),
  text: z.string(),
  /** Whether it has HTML, which is asked for by itself, and pictures of other machines. */
  hasHtml: z.boolean(),
  hasPictures: z.boolean(),
  pictures: z.number(),
  files: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })),
  verdict: z.nullable(z.object({ spf: result, dkim: result, dmarc: result })),
  isCut: z.boolean(),
  /** The other letters of its thread, the latest first. */
  thread: z.array(letterInThread),
});

export const letterChange = z.strictObject({
  isRead: z.optional(z.boolean()),
  isStarred: z.optional(z.boolean()),
  isImportant: z.optional(z.boolean()),
  folder: z.optional(z.enum(FOLDERS)),
  labels: z.optional(z.array(z.uuid()).check(z.maxLength(MOST_LABELS))),
});

const readers = z.array(address).check(z.maxLength(MOST_READERS));
export const draftBody = z.strictObject({
  to: readers,
  cc: readers,
  subject: line(LONGEST_SUBJECT),
  text: text(LONGEST_TEXT),
  /** The letter that it answers. */
  answers: z.nullable(z.uuid()),
  /** The letter whose files go with it. */
  forwards: z._default(z.nullable(z.uuid()), null),
});
export const draftView = z.object({
  _id: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  answers: z.nullable(z.string()),
  forwards: z.nullable(z.string()),
  state: z.enum(DRAFT_STATES),
  /** When it leaves, until then it can be taken back. */
  sendAt: z.nullable(z.string()),
  /** In the words of the mail server. */
  reason: z.string(),
  /** Addresses to which it did not go. */
  refused: z.array(z.string()),
  changedAt: z.string(),
});
export const draftList = z.object({ drafts: z.array(draftView) });

export type MailSettingsBody = z.infer<typeof mailSettingsBody>;
export type MailSettings = z.infer<typeof mailSettings>;
export type SavedMailSettings = z.infer<typeof savedMailSettings>;
export type MailboxView = z.infer<typeof mailboxView>;
export type LetterInThread = z.infer<typeof letterInThread>;
export type ListedLetter = z.infer<typeof listedLetter>;
export type LetterView = z.infer<typeof letterView>;
export type LetterChangeBody = z.infer<typeof letterChange>;
export type DraftBody = z.infer<typeof draftBody>;
export type DraftView = z.infer<typeof draftView>;
