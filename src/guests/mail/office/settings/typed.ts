import type { MailSettings, MailSettingsBody } from '../../wire/mail.ts';

export interface Typed {
  address: string;
  name: string;
  user: string;
  password: string;
  imapHost: string;
  imapPort: string;
  smtpHost: string;
  smtpPort: string;
  signature: string;
}

export const typedOf = (mailbox: MailSettings | null, storeName: string): Typed => ({
  address: mailbox?.address ?? '',
  name: mailbox?.name ?? storeName,
  user: mailbox?.user ?? '',
  password: '',
  imapHost: mailbox?.imap.host ?? '',
  imapPort: String(mailbox?.imap.port ?? 993),
  smtpHost: mailbox?.smtp.host ?? '',
  smtpPort: String(mailbox?.smtp.port ?? 465),
  signature: mailbox?.signature ?? '',
});

export const bodyOf = (typed: Typed): MailSettingsBody => ({
  address: typed.address.trim(),
  name: typed.name.trim(),
  user: typed.user.trim(),
  imap: { host: typed.imapHost.trim(), port: Number(typed.imapPort) },
  smtp: { host: typed.smtpHost.trim(), port: Number(typed.smtpPort) },
  signature: typed.signature.trim(),
  ...(typed.password === '' ? {} : { password: typed.password }),
});
