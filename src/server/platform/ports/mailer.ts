export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter. Called after COMMIT, because a letter can't be called back. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Set if letters are only written to a folder and reach nobody. */
  isFolder?: true;
}

/**
 * Refuses line breaks: a line in the head of a letter would be a command to the mail server, such as one more
 * recipient.
 */
export function refuseLineBreaks({ to, subject }: Mail): void {
  if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(to + subject)) throw new Error('An address or subject holds a line break');
}
