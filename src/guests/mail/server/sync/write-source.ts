import type { DraftRow } from '../draft-queries.ts';
import type { LetterRow } from '../letter-queries.ts';
import type { MailboxRow } from '../queries.ts';

export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** The letter as it leaves. It is the same at each try, and the same for the copy among the sent ones. */
export async function writeSource(
  { name, address }: Pick<MailboxRow, 'name' | 'address'>,
  { to, cc, subject, text, messageId, sendAt }: DraftRow,
  answered: Pick<LetterRow, 'messageId' | 'references'> | null,
  files: readonly SentFile[],
): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const asReader = (reader: string) => ({ name: '', address: reader });
  const isKnown = answered !== null && !answered.messageId.startsWith('none-');
  const composer = new MailComposer({
    // As objects, so that an address is never parsed for further ones.
    from: { name, address },
    to: to.map(asReader),
    cc: cc.map(asReader),
    subject,
    text,
    messageId: `<${messageId}>`,
    // The same at each try.
    baseBoundary: `${messageId}`.replace(/[^0-9a-z]/gi, ''),
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
    date: sendAt ?? undefined,
    ...(isKnown && {
      inReplyTo: `<${answered.messageId}>`,
      references: [...answered.references, answered.messageId].map((id) => `<${id}>`),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
