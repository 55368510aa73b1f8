import type { Transporter } from 'nodemailer';
import { type Mailer, refuseLineBreaks } from '#platform/ports/server/mailer.ts';

const CALENDAR = { filename: 'reservation.ics', contentType: 'text/calendar; charset=utf-8' };
const PATIENCE_MS = 10_000;

/** Sends emails through a mail server. The library is loaded with the first email. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  let transport: Promise<Transporter> | null = null;
  return {
    server: new URL(smtpUrl).host,
    async send(email) {
      refuseLineBreaks(email);
      const { id, to, subject, text, calendar, from: brandSender, replyTo } = email;
      const sender = brandSender ?? from;
      transport ??= connect(smtpUrl);
      // As an object, so that an address is never parsed for further ones.
      await (await transport).sendMail({
        from: sender,
        ...(id && { messageId: `<${id}@${hostOf(sender)}>` }),
        to: { name: '', address: to },
        ...(replyTo && { replyTo }),
        subject,
        text,
        ...(calendar && { attachments: [{ ...CALENDAR, content: calendar }] }),
      });
    },
  };
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  return createTransport({ url, ...patience });
}

/** Of `Rasoi <no-reply@rasoi.example>` or the address alone. */
const hostOf = (sender: string) => /@([^\s@>]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
