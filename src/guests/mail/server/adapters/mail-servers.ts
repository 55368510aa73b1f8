import { Readable } from 'node:stream';
import type { ImapFlow } from 'imapflow';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import {
  type MailLogin,
  MailServerError,
  type MailServers,
  type OutgoingLetter,
  type Sending,
} from '#platform/ports/server/mail-servers.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import {
  IMAP_PORTS,
  type MailFault,
  MOST_FILE_BYTES,
  SMTP_PORTS,
  START_TLS_PORTS,
} from '../../rules/mailbox.ts';
import { findAddress } from './find-address.ts';

interface Options {
  allowPrivate: boolean;
  /** Whose certificates are believed besides the usual ones, in tests. */
  ca?: string;
  /** Where the servers of these ports are, in tests. */
  ports?: Readonly<Record<number, number>>;
  patienceMs?: number;
}

const MEGABYTE = 1024 * 1024;
const PATIENCE_MS = 10_000;
/** The longest that one connection is used. It is less than a process may keep a mailbox. */
export const LONGEST_MS = 3 * MINUTE;

/** What a server may say at once, so that none fills the memory. The numbers of 300,000 letters are one line. */
const bounds = (maxLineLength: number, maxLiteralSize: number) => {
  return { maxLineLength, maxLiteralSize, maxResponseSize: maxLineLength + maxLiteralSize };
};
const MOST_READ = bounds(4 * MEGABYTE, 2 * MOST_FILE_BYTES);
const MOST_HEARD = bounds(MEGABYTE, MEGABYTE);

/** Connects to mail servers with verified TLS only. The libraries are loaded with the first connection. */
export function createMailServers(options: Options): MailServers {
  const { patienceMs = PATIENCE_MS, ports = {} } = options;
  const tls = { minVersion: 'TLSv1.2', ...(options.ca ? { ca: options.ca } : {}) } as const;

  async function openImap({ imap, user, password }: MailLogin, listens = false): Promise<ImapFlow> {
    const { address, name } = await findAddress(imap, { ...options, ports: IMAP_PORTS });
    const { ImapFlow: Client } = await import('imapflow');
    const isStartTls = START_TLS_PORTS.includes(imap.port);
    const client = new Client({
      host: address,
      port: ports[imap.port] ?? imap.port,
      secure: !isStartTls,
      // Without this, a server that offers no TLS would get the password in the clear.
      ...(isStartTls ? { doSTARTTLS: true } : {}),
      ...name,
      tls: { ...tls, ...name },
      auth: { user, pass: password },
      logger: false,
      disableAutoIdle: !listens,
      autoIdleDelay: 100,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: 3 * patienceMs,
      ...(listens ? MOST_HEARD : MOST_READ),
    });
    // Its failures also fail what is being asked of it.
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  async function openSmtp({ smtp, user, password }: MailLogin): Promise<SMTPConnection> {
    const { address, name } = await findAddress(smtp, { ...options, ports: SMTP_PORTS });
    const { default: Connection } = await import('nodemailer/lib/smtp-connection');
    const isStartTls = START_TLS_PORTS.includes(smtp.port);
    const connection = new Connection({
      host: address,
      port: ports[smtp.port] ?? smtp.port,
      secure: !isStartTls,
      requireTLS: isStartTls,
      ...name,
      tls: { ...tls, ...name },
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: 3 * patienceMs,
    });
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        connection.connect((error) => (error ? reject(error) : resolve()));
      });
      connection.on('error', () => {});
      await new Promise<void>((resolve, reject) => {
        connection.login({ credentials: { user, pass: password } }, (error) =>
          error ? reject(error) : resolve(),
        );
      });
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  return {
    async withImap(login, work, how) {
      const client = await openImap(login, how?.listens).catch((error: unknown) => {
        throw serverFault(error);
      });
      const end = setTimeout(() => client.close(), LONGEST_MS);
      try {
        return await work(client);
      } catch (error) {
        throw client.usable && !isOfServer(error) ? error : serverFault(error);
      } finally {
        clearTimeout(end);
        await client.logout().catch(() => client.close());
      }
    },
    async trySmtp(login) {
      try {
        (await openSmtp(login)).quit();
      } catch (error) {
        throw serverFault(error);
      }
    },
    async send(login, letter) {
      let connection: SMTPConnection;
      try {
        connection = await openSmtp(login);
      } catch (error) {
        return { outcome: 'later', reason: reasonOf(serverFault(error)) };
      }
      const sending = await sendOver(connection, letter);
      connection.quit();
      return sending;
    },
  };
}

/** Whether the server has refused what it was asked for. */
const isOfServer = (error: unknown) => error instanceof Error && 'responseStatus' in error;

const reasonOf = ({ message }: { message: string }) => message.slice(0, 300);

/** Knows whether the server had asked for the letter, because only then may it have it although it did not say so. */
function sendOver(connection: SMTPConnection, { from, readers, source }: OutgoingLetter): Promise<Sending> {
  let isAskedFor = false;
  const letter = new Readable({
    read() {
      isAskedFor = true;
      this.push(source);
      this.push(null);
    },
  });
  return new Promise((resolve) => {
    const settle = (
      error: (Error & { responseCode?: number | undefined }) | null,
      rejected: readonly string[] = [],
    ) => {
      if (!error) return resolve({ outcome: 'sent', refused: [...rejected] });
      const { responseCode = 0 } = error;
      const reason = reasonOf(error);
      if (responseCode >= 500) resolve({ outcome: 'refused', reason });
      else resolve({ outcome: isAskedFor && responseCode === 0 ? 'unknown' : 'later', reason });
    };
    connection.once('error', (error: Error) => settle(error));
    connection.once('end', () => settle(new Error('The connection was closed')));
    connection.send({ from, to: readers, size: source.length }, letter, (error, info) =>
      settle(error, info?.rejected),
    );
  });
}

interface Thrown {
  code?: string;
  message?: string;
  cause?: Thrown;
  authenticationFailed?: boolean;
}

const REFUSED = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH'];
const OF_TLS =
  /^ERR_TLS|^ERR_SSL|CERT|SELF_SIGNED|^UNABLE_TO|^ETLS$|EPROTO|wrong version number|certificate|STARTTLS|TLS/i;

/** What the libraries throw, as one of the few reasons that people are told. */
function serverFault(thrown: unknown): MailServerError {
  if (thrown instanceof MailServerError) return thrown;
  const { code = '', message = '', cause, authenticationFailed } = thrown as Thrown;
  const said = `${code} ${message} ${cause?.code ?? ''} ${cause?.message ?? ''}`;
  return new MailServerError(faultOf(said, authenticationFailed === true || code === 'EAUTH'), said.trim());
}

function faultOf(said: string, isPassword: boolean): MailFault {
  if (isPassword) return 'password';
  if (REFUSED.some((code) => said.includes(code))) return 'refused';
  return said.split(' ').some((word) => OF_TLS.test(word)) || OF_TLS.test(said) ? 'tls' : 'silent';
}
