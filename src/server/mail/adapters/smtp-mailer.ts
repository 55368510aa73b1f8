import nodemailer from 'nodemailer';
import { type Mailer, refuseHeads } from '../mailer.ts';

const PATIENCE_MS = 10_000;

/** Through a mail server, from the address that it is given. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(mail) {
      refuseHeads(mail);
      const { to, subject, text } = mail;
      // As an object: an address is never parsed for further ones.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
