import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { SIGN_UP_POLICIES, type SignUpPolicy } from '#domain/people/sign-up.ts';
import { pushService } from '../features/messages/push-services.ts';
import { isPrivate } from '../platform/http/call-outside.ts';

export interface Env {
  port: number;
  host: string;
  publicUrl: string;
  /** Where this machine is reached by whoever is meant to: another port of it has the same. */
  linkHost: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Null: demo stores only in an empty embedded database. */
  demo: boolean | null;
  demoPassword: string | null;
  appToken: string | null;
  secretKey: string | null;
  /** Null: letters wait in a folder. */
  smtpUrl: string | null;
  /** Whom letters are from. */
  mailFrom: string | null;
  /** Whether a payment gateway may be at a private address: tests, and a simulated one. */
  privateGateways: boolean;
  /** Push services besides those of the browsers that there are. */
  pushServices: string[];
  /** Where the simulated gateway of the demo listens; null: a free port near ours. */
  gatewaySimPort: number | null;
  /** Whether printers in this server's own network are called: not from a server that is shared. */
  printersOnLan: boolean;
  /** A number: so many proxies, each of which has added the address that it saw. */
  /** Who may make an account: anybody, whoever was invited to a store, nobody. */
  signUp: SignUpPolicy;
  trustProxy: false | number | string;
  logLevel: (typeof LOG_LEVELS)[number];
  rateLimitScale: number;
}

export class EnvError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const DEFAULT_PORT = 3000;

type Source = Record<string, string | undefined>;

/** The environment, read once; every variable is described in docs/operations.md. */
export function readEnv(source: Source, localAddress: string | null = null): Env {
  const host = source.HOST || '127.0.0.1';
  const port = readPort(source, 'PORT') ?? DEFAULT_PORT;
  const linkHost = hostForLinks(host, localAddress);
  return {
    port,
    host,
    publicUrl: readUrl(source, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://${linkHost}:${port}`,
    linkHost,
    dataDir: resolve(source.DATA_DIR || './data'),
    databaseUrl: readUrl(source, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    demo: readFlag(source, 'DEMO'),
    demoPassword: source.DEMO_PASSWORD || null,
    appToken: readText(source, 'APP_TOKEN', /^\S+$/, 'a text without white space'),
    secretKey: readText(
      source,
      'SECRET_KEY',
      /^[0-9a-f]{64}(,[0-9a-f]{64})*$/i,
      '64 hexadecimal digits, or several such keys with commas between them',
    ),
    smtpUrl: readUrl(source, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readText(source, 'MAIL_FROM', /^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'an e-mail address'),
    privateGateways: readFlag(source, 'PRIVATE_GATEWAYS') ?? false,
    pushServices: readPushServices(source),
    gatewaySimPort: readPort(source, 'GATEWAY_SIM_PORT'),
    printersOnLan:
      readFlag(source, 'PRINTERS_ON_LAN') ?? (!source.DATABASE_URL && !isPublic(source.PUBLIC_URL)),
    signUp: readSignUp(source),
    trustProxy: readTrustProxy(source),
    logLevel: readLogLevel(source),
    rateLimitScale: readScale(source),
  };
}

/** Whoever has an address for the whole world lets strangers in, who may not reach the network around the server. */
function isPublic(publicUrl = ''): boolean {
  const { hostname = 'localhost' } = URL.parse(publicUrl) ?? {};
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isPrivate(host);
  return !/(^|\.)(localhost|local|lan|internal|home\.arpa)$/.test(host);
}

function refuse(name: string, mayBe: string): never {
  throw new EnvError(`${name} must be ${mayBe}.`);
}

function readPort(source: Source, name: string): number | null {
  const text = source[name];
  if (!text) return null;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : refuse(name, 'a port number from 0 to 65535');
}

/** Who listens on every address is reached at the one in the local network. */
function hostForLinks(host: string, localAddress: string | null): string {
  if (host === '0.0.0.0' || host === '::') return localAddress ?? 'localhost';
  if (host === '127.0.0.1') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

function readUrl(source: Source, name: string, protocols: string[]): string | null {
  const text = source[name];
  if (!text) return null;
  const url = URL.parse(text);
  const mayBe = `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  const isKnown = url && protocols.includes(url.protocol) && text.slice(url.protocol.length).startsWith('//');
  return isKnown ? text.replace(/\/+$/, '') : refuse(name, mayBe);
}

function readText(source: Source, name: string, pattern: RegExp, mayBe: string): string | null {
  const text = source[name];
  if (!text) return null;
  return pattern.test(text) ? text : refuse(name, mayBe);
}

function readFlag(source: Source, name: string): boolean | null {
  const text = source[name];
  if (!text) return null;
  return text === '0' || text === '1' ? text === '1' : refuse(name, '0 or 1');
}

function readTrustProxy({ TRUST_PROXY: text }: Source): Env['trustProxy'] {
  if (!text || text === '0' || text === 'false') return false;
  if (text === 'true') return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  const mayBe = `0, the number of proxies (1 to 9), or a list of addresses, networks such as 10.0.0.0/8, and ${NETWORKS.join(', ')}`;
  return text.split(',').every(isProxy) ? text : refuse('TRUST_PROXY', mayBe);
}

function readPushServices({ PUSH_SERVICES: text }: Source): string[] {
  const entries = text?.split(',').map((entry) => entry.trim()) ?? [];
  if (!text || entries.every((entry) => pushService.test(entry))) return text ? entries : [];
  return refuse(
    'PUSH_SERVICES',
    'a list of hosts such as push.example.com, *.push.example.com or 127.0.0.1:4020',
  );
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(entry: string): boolean {
  const [address = '', bits = '0', ...more] = entry.trim().split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const isMask = isIP(bits) === 4 || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  const isNetwork = isIP(address) !== 0 && isMask && more.length === 0;
  return isNetwork || NETWORKS.includes(entry.trim());
}

function readSignUp({ SIGN_UP: text }: Source): SignUpPolicy {
  const policy = SIGN_UP_POLICIES.find((known) => known === (text || 'open'));
  return policy ?? refuse('SIGN_UP', `one of ${SIGN_UP_POLICIES.join(', ')}`);
}

function readLogLevel({ LOG_LEVEL: text }: Source): Env['logLevel'] {
  const level = LOG_LEVELS.find((candidate) => candidate === (text || 'warn'));
  return level ?? refuse('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`);
}

function readScale({ RATE_LIMIT_SCALE: text }: Source): number {
  const scale = text ? Number(text) : 1;
  return Number.isFinite(scale) && scale >= 0 ? scale : refuse('RATE_LIMIT_SCALE', 'a number of 0 or more');
}
