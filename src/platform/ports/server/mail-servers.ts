import type { ImapFlow } from 'imapflow';
import type { MailFault } from '#guests/mail/rules/mailbox.ts';

/** How a restaurant signs in to its mail servers. */
export interface MailLogin {
  user: string;
  password: string;
  imap: { host: string; port: number };
  smtp: { host: string; port: number };
}

/** A server of the mailbox can't be used. */
export class MailServerError extends Error {
  readonly fault: MailFault;

  constructor(fault: MailFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/**
 * What became of a letter: it has left for all but the refused addresses; it has certainly not left, and never will as it
 * is (`refused`) or may later (`later`); or the connection broke when the server could have it already.
 */
export type Sending =
  | { outcome: 'sent'; refused: string[] }
  | { outcome: 'refused' | 'later' | 'unknown'; reason: string };

export interface OutgoingLetter {
  from: string;
  readers: string[];
  source: Buffer;
}

/** The mail servers of restaurants. Their addresses are what somebody has entered, and so never private ones. */
export interface MailServers {
  /**
   * Signs in, lets the work use the connection, and ends it. One that listens is told what arrives in the folder that is
   * open. Fails with a MailServerError.
   */
  withImap<T>(login: MailLogin, work: (imap: ImapFlow) => Promise<T>, how?: { listens: boolean }): Promise<T>;
  /** Signs in to the server that sends, and sends nothing. Fails with a MailServerError. */
  trySmtp(login: MailLogin): Promise<void>;
  send(login: MailLogin, letter: OutgoingLetter): Promise<Sending>;
}
