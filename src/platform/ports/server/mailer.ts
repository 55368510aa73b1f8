export interface AddressedEmail {
  /** The same each time it is sent, so that a mailbox which gets it twice may show it once. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  /** A file for calendars, which goes with it. */
  calendar?: string;
  /** Instead of the sender in the settings. */
  from?: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
}

/** Sends an email. Called after COMMIT, because an email can't be called back. */
export interface Mailer {
  send(email: AddressedEmail): Promise<void>;
  /** Set if emails are only written to a folder and reach nobody. */
  isFolder?: true;
  /** What the mail server is called, for whoever runs the program. */
  server?: string;
}

/**
 * Refuses line breaks: a line in the head of an email would be a command to the mail server, such as one more
 * recipient.
 */
export function refuseLineBreaks({ to, subject, from = '', replyTo = '' }: AddressedEmail): void {
  if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(to + subject + from + replyTo))
    throw new Error('An address or subject holds a line break');
}
