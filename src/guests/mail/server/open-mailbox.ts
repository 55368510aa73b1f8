import type { MailLogin } from '#platform/ports/server/mail-servers.ts';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import type { MailboxRow } from './queries.ts';

export const MAILBOX_PURPOSE = 'mailbox';

/** What signs in to the mail servers of this mailbox. */
export function loginOf(secrets: Secrets, { user, imap, smtp, passwordSealed }: MailboxRow): MailLogin {
  return { user, imap, smtp, password: secrets.open(MAILBOX_PURPOSE, passwordSealed) };
}
