import type { DraftView, LetterInThread, LetterView, ListedLetter, MailSettings } from '../wire/mail.ts';
import type { DraftRow } from './draft-queries.ts';
import type { LetterHead, LetterRow, ListedRow } from './letter-queries.ts';
import { countPictures } from './pictures.ts';
import type { MailboxRow } from './queries.ts';

const MOST_LISTED = 5;

export const mailSettingsOf = ({ address, name, user, imap, smtp, signature }: MailboxRow): MailSettings => ({
  address,
  name,
  user,
  imap,
  smtp,
  signature,
});

export const listedLetterOf = (row: LetterHead): LetterInThread => ({
  ...headOf(row),
  to: row.to.slice(0, MOST_LISTED),
});

export const listedThreadOf = ({ inThread, unreadInThread, ...row }: ListedRow): ListedLetter => ({
  ...listedLetterOf(row),
  inThread,
  isRead: unreadInThread === 0,
});

const headOf = (row: LetterHead): LetterInThread => ({
  _id: row.id,
  folder: row.folder,
  from: { name: row.fromName, address: row.fromAddress },
  to: row.to,
  subject: row.subject,
  snippet: row.snippet,
  receivedAt: row.receivedAt.toISOString(),
  isRead: row.isRead,
  isStarred: row.isStarred,
  isImportant: row.isImportant,
  labels: row.labels,
  hasFiles: row.files.length > 0,
});

export const letterViewOf = (row: LetterRow, thread: LetterHead[]): LetterView => ({
  ...headOf(row),
  ...picturesOf(row.html),
  replyTo: row.replyTo,
  cc: row.cc,
  text: row.text,
  hasHtml: row.html !== '',
  files: row.files.map(({ name, type, size }) => ({ name, type, size })),
  verdict: row.verdict,
  isCut: row.isCut,
  thread: thread.filter(({ id }) => id !== row.id).map(listedLetterOf),
});

function picturesOf(html: string) {
  const pictures = countPictures(html);
  return { pictures, hasPictures: pictures > 0 };
}

export const draftViewOf = (row: DraftRow): DraftView => ({
  _id: row.id,
  to: row.to,
  cc: row.cc,
  subject: row.subject,
  text: row.text,
  answers: row.answers,
  forwards: row.forwards,
  state: row.state,
  sendAt: row.sendAt?.toISOString() ?? null,
  reason: row.reason,
  refused: row.refused,
  changedAt: row.changedAt.toISOString(),
});
