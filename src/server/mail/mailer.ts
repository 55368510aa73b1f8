export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Takes a letter to somebody. To be called after COMMIT: what is undone can't be called back. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
