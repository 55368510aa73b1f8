import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { ImapFlow } from 'imapflow';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailLogin } from '#platform/ports/server/mail-servers.ts';
import { atEnd } from '../at-end.ts';
import { startDovecot } from './dovecot.ts';

export interface SentLetter {
  from: string;
  to: string[];
  source: string;
}

export interface MailWorld {
  /** Whose certificates the program must believe. */
  ca: string;
  /** Where the servers are that have these ports elsewhere. Behind 587 is one that knows no STARTTLS. */
  ports: Record<993 | 143 | 465 | 587, number>;
  /** What the server that sends has accepted. */
  sent: SentLetter[];
  /** How that server answers to a letter, and to a reader. Null: it has the letter and breaks the connection. */
  smtp: { onLetter: ((done: (error?: Error) => void) => void) | null; refused: Set<string> };
  /** An empty mailbox. */
  newLogin(): MailLogin;
  /** What another program does in a mailbox. */
  elsewhere<T>(login: MailLogin, work: (imap: ImapFlow) => Promise<T>): Promise<T>;
}

const PASSWORD = 'right-horse';
const run = promisify(execFile);

/** A Dovecot of its own in a temporary folder, and a server that takes letters, both on this machine alone. */
export async function useMailWorld(): Promise<MailWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'thali-mail-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const { cert, key } = await makeCertificate(folder);
  const { port, startTlsPort } = await startDovecot(folder, PASSWORD);
  const sent: SentLetter[] = [];
  const smtp: MailWorld['smtp'] = { onLetter: (done) => done(), refused: new Set() };
  const smtpPort = await startSmtp({ key, cert, secure: true }, sent, smtp);
  const withoutTls = await startSmtp({ disabledCommands: ['STARTTLS'] }, sent, smtp);
  let users = 0;
  return {
    ca: cert,
    ports: { 993: port, 143: startTlsPort, 465: smtpPort, 587: withoutTls },
    sent,
    smtp,
    newLogin: () => ({
      user: `user${++users}`,
      password: PASSWORD,
      imap: { host: 'localhost', port: 993 },
      smtp: { host: 'localhost', port: 465 },
    }),
    async elsewhere({ user, password }, work) {
      const client = new ImapFlow({
        host: '127.0.0.1',
        port,
        secure: true,
        servername: 'localhost',
        tls: { ca: cert },
        auth: { user, pass: password },
        logger: false,
      });
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.logout();
      }
    },
  };
}

async function makeCertificate(folder: string) {
  const paths = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', paths.key, '-out', paths.cert],
  ]);
  return { cert: await readFile(paths.cert, 'utf8'), key: await readFile(paths.key, 'utf8') };
}

async function startSmtp(
  options: SMTPServerOptions,
  sent: SentLetter[],
  how: MailWorld['smtp'],
): Promise<number> {
  const server = new SMTPServer({
    ...options,
    onAuth: ({ password, username }, _session, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      done(how.refused.has(address) ? new Error('No such mailbox') : undefined),
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      text(stream).then((source) => {
        sent.push({ from, to, source });
        if (how.onLetter) how.onLetter((error) => done(error));
        else for (const connection of server.connections) connection.close();
      }, done);
    },
  });
  // Programs that break off in the middle are part of the tests.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (listening.address() as AddressInfo).port;
}
