import { buffer } from 'node:stream/consumers';
import type { ImapFlow, SearchObject } from 'imapflow';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { type MailLogin, MailServerError } from '#platform/ports/server/mail-servers.ts';
import { type Folder, MOST_FILE_BYTES } from '../../rules/mailbox.ts';
import type { LetterFile } from '../../tables.ts';
import type { LetterRow } from '../letter-queries.ts';
import { type Held, lockHeld, type MailboxRow } from '../queries.ts';

/** One connection to a mailbox that this process alone works on. */
export interface Round {
  mailbox: MailboxRow;
  login: MailLogin;
  held: Held;
  imap: ImapFlow;
  paths: Record<Folder, string>;
}

/** Another process has the mailbox now, or it was disconnected. */
export class NotHeldError extends Error {}

/** Writes only while this process has the mailbox, however long it was away. */
export function inRound<T>(ctx: Ctx, held: Held, body: (tx: Ctx) => Promise<T>): Promise<T> {
  return withTransaction({ ...ctx, storeId: held.storeId }, async (tx) => {
    if (!(await lockHeld(tx.db, held))) throw new NotHeldError('The mailbox is no longer ours');
    return body(tx);
  });
}

type Found = Exclude<Folder, 'inbox'>;
const USES: Record<Found, string> = {
  sent: '\\Sent',
  archive: '\\Archive',
  trash: '\\Trash',
  spam: '\\Junk',
};
const NAMES: Record<Found, string> = { sent: 'Sent', archive: 'Archive', trash: 'Trash', spam: 'Junk' };

/** Finds the folders by what they are for, and makes those that are missing. An archive that can't be made has no path. */
export async function findFolders(imap: ImapFlow): Promise<Record<Folder, string>> {
  const listed = await imap.list();
  const pathOf = async (folder: Found) => {
    const found = listed.find(({ specialUse }) => specialUse === USES[folder]);
    return found?.path ?? (await imap.mailboxCreate(NAMES[folder])).path;
  };
  return {
    inbox: 'INBOX',
    sent: await pathOf('sent'),
    archive: await pathOf('archive').catch(() => ''),
    trash: await pathOf('trash'),
    spam: await pathOf('spam'),
  };
}

/** Lets the work use a folder. */
export async function inFolder<T>(
  { imap, paths }: Pick<Round, 'imap' | 'paths'>,
  folder: Folder,
  work: () => Promise<T>,
): Promise<T> {
  const lock = await imap.getMailboxLock(paths[folder]);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** The letter's number in the open folder, if it is there. */
export async function findUid(imap: ImapFlow, messageId: string): Promise<number | null> {
  const found = await searchUids(imap, { header: { 'message-id': `<${messageId}>` } });
  return found.at(-1) ?? null;
}

/** A file of a letter, cut off after so many bytes, or null if it is no longer there. */
export async function downloadFile(
  round: Pick<Round, 'imap' | 'paths'>,
  { place, uid: known, messageId }: Pick<LetterRow, 'place' | 'uid' | 'messageId'>,
  { part, size }: LetterFile,
  maxBytes = MOST_FILE_BYTES,
): Promise<Buffer | null> {
  if (size === 0) return Buffer.alloc(0);
  return inFolder(round, place, async () => {
    const uid = known ?? (await findUid(round.imap, messageId));
    if (uid === null) return null;
    const { content } = await round.imap.download(String(uid), part, { uid: true, maxBytes });
    return content ? buffer(content) : null;
  });
}

/** A search that failed must not be taken for one that has found nothing: letters would be deleted or sent twice. */
export async function searchUids(imap: ImapFlow, wanted: SearchObject): Promise<number[]> {
  const found = await imap.search(wanted, { uid: true });
  if (!Array.isArray(found)) throw new MailServerError('silent', 'The mailbox could not be searched');
  return found;
}

export interface Flags {
  isRead: boolean;
  isStarred: boolean;
}

export const flagsOf = (flags: ReadonlySet<string> | undefined): Flags => ({
  isRead: flags?.has('\\Seen') ?? false,
  isStarred: flags?.has('\\Flagged') ?? false,
});
