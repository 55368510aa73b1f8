export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Takes a letter to somebody. To be called after COMMIT: what is undone can't be called back. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Letters only lie in a folder: they are written, and nobody gets them. */
  isFolder?: true;
}

/** A line of its own in the head of a letter would be an order to the mail server, such as one more addressee. */
export function refuseHeads({ to, subject }: Mail): void {
  if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(to + subject)) throw new Error('An address or subject holds a line break');
}
