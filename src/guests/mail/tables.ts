import { instant, isOneOf, storeId } from '#platform/db/server/columns.ts';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#platform/db/server/drizzle.ts';
import type { Person, Verdict } from './rules/letters.ts';
import { DRAFT_STATES, type DraftState, FOLDERS, type Folder, type MailFault } from './rules/mailbox.ts';

export interface MailServer {
  host: string;
  port: number;
}

/** What is known of a folder of the mailbox. */
export interface FolderState {
  path: string;
  uidValidity: string;
  /** Letters before this one were left out at first. */
  firstUid: number;
  /** How the folder was when it was read to the end; another state is read again. */
  mark: string;
}

export interface LetterFile {
  part: string;
  name: string;
  type: string;
  size: number;
}

/** The mailbox that a store has connected. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    storeId: storeId(),
    /** Another one with each connection, so that nothing of an earlier mailbox is taken for the new one's. */
    id: uuid('id').notNull(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    user: text('user').notNull(),
    imap: jsonb('imap').$type<MailServer>().notNull(),
    smtp: jsonb('smtp').$type<MailServer>().notNull(),
    passwordSealed: text('password_sealed').notNull(),
    /** Stands under what is written here. */
    signature: text('signature').notNull().default(''),
    folders: jsonb('folders').$type<Partial<Record<Folder, FolderState>>>().notNull(),
    fault: text('fault').$type<MailFault>(),
    failingSince: instant('failing_since'),
    failures: integer('failures').notNull().default(0),
    /** When it was last read to the end. */
    readAt: instant('read_at'),
    /** When one of the staff last looked. */
    lookedAt: instant('looked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId] })],
);

/** Mailboxes to work on, over all stores. */
export const mailDue = pgTable(
  'mail_due',
  {
    mailboxId: uuid('mailbox_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    dueAt: instant('due_at').notNull(),
    /** The process that has it, and until when. */
    lease: uuid('lease'),
    leasedUntil: instant('leased_until'),
    /** Until when somebody wants to know at once what arrives. */
    wantedUntil: instant('wanted_until'),
    /** Until when a process listens. */
    heardUntil: instant('heard_until'),
  },
  (table) => [index('mail_due_by_time').on(table.dueAt), index('mail_due_by_wanted').on(table.wantedUntil)],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const mailLetters = pgTable(
  'mail_letters',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** Where it is shown. */
    folder: text('folder').$type<Folder>().notNull(),
    /** Where it is in the mailbox, until the mailbox has been brought to what is shown. */
    place: text('place').$type<Folder>().notNull(),
    /** Its number there. Null while it has to be found by its Message-ID. */
    uid: bigint('uid', { mode: 'number' }),
    messageId: text('message_id').notNull(),
    thread: text('thread').notNull(),
    references: jsonb('references').$type<string[]>().notNull(),
    fromName: text('from_name').notNull(),
    fromAddress: text('from_address').notNull(),
    replyTo: jsonb('reply_to').$type<Person[]>().notNull(),
    to: jsonb('to').$type<Person[]>().notNull(),
    cc: jsonb('cc').$type<Person[]>().notNull(),
    subject: text('subject').notNull(),
    receivedAt: instant('received_at').notNull(),
    snippet: text('snippet').notNull(),
    text: text('text').notNull(),
    /** Only what may be shown. Pictures of other machines have their address in `data-src`. */
    html: text('html').notNull(),
    files: jsonb('files').$type<LetterFile[]>().notNull(),
    verdict: jsonb('verdict').$type<Verdict>(),
    /** Too large, or not to be understood: only its head is here. */
    isCut: boolean('is_cut').notNull(),
    isRead: boolean('is_read').notNull(),
    isStarred: boolean('is_starred').notNull(),
    isImportant: boolean('is_important').notNull().default(false),
    labels: jsonb('labels').$type<string[]>().notNull().default([]),
    /** Deleted for good here, and soon in the mailbox. */
    isGone: boolean('is_gone').notNull().default(false),
    /** Counts what was changed here and is not yet so in the mailbox. */
    changes: integer('changes').notNull().default(0),
    /** The words that a search finds, and the store's id as one of them, because the index has all stores. */
    storeWords: tsvector('store_words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('mail_letters_uid').on(table.storeId, table.place, table.uid),
    index('mail_letters_latest').on(table.storeId, table.folder, table.receivedAt, table.id),
    index('mail_letters_all').on(table.storeId, table.receivedAt, table.id),
    index('mail_letters_starred').on(table.storeId, table.receivedAt, table.id).where(sql`is_starred`),
    index('mail_letters_important').on(table.storeId, table.receivedAt, table.id).where(sql`is_important`),
    index('mail_letters_labelled').on(table.storeId, table.receivedAt, table.id).where(sql`labels <> '[]'`),
    index('mail_letters_unread').on(table.storeId, table.folder).where(sql`not is_read`),
    index('mail_letters_changed').on(table.storeId, table.id).where(sql`changes > 0`),
    index('mail_letters_message').on(table.storeId, table.messageId),
    index('mail_letters_thread').on(table.storeId, table.thread, table.receivedAt),
    index('mail_letters_words').using('gin', table.storeWords),
    check('mail_letters_folder', isOneOf(table.folder, FOLDERS)),
    check('mail_letters_place', isOneOf(table.place, FOLDERS)),
  ],
);

/** Letters that are being written, and those on their way until the mailbox has them. */
export const mailDrafts = pgTable(
  'mail_drafts',
  {
    storeId: storeId(),
    /** Chosen by the browser. */
    id: uuid('id').notNull(),
    to: jsonb('to').$type<string[]>().notNull(),
    cc: jsonb('cc').$type<string[]>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The letter that it answers. */
    answers: uuid('answers'),
    /** The letter whose files go with it. */
    forwards: uuid('forwards'),
    state: text('state').$type<DraftState>().notNull(),
    /** Kept from the first try, so that programs of its readers show a second copy once. */
    messageId: text('message_id'),
    sendAt: instant('send_at'),
    /** Why it was not sent, in the words of the mail server. */
    reason: text('reason').notNull().default(''),
    /** Whose addresses the server has refused. */
    refused: jsonb('refused').$type<string[]>().notNull().default([]),
    tries: integer('tries').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('mail_drafts_latest').on(table.storeId, table.changedAt),
    check('mail_drafts_state', isOneOf(table.state, DRAFT_STATES)),
  ],
);

export const mailLabels = pgTable(
  'mail_labels',
  { storeId: storeId(), id: uuid('id').notNull(), name: text('name').notNull() },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    uniqueIndex('mail_labels_name').on(table.storeId, table.name),
  ],
);
