import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { pushService } from '#guests/messages/server/push/push-services.ts';
import { isPrivate } from '#platform/http/server/outside/call-outside.ts';
import { isProxyEntry, NAMED_NETWORKS } from '#platform/http/server/proxies.ts';
import type { S3Place } from '#platform/s3/server/bucket.ts';
import type { Collector } from '#platform/tracing/server/export-spans.ts';
import { SIGN_UP_POLICIES, type SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';
import { isLocalName, parseDomain } from '#restaurant/domains/rules/own-domain.ts';
import { parseCollector } from './env-collector.ts';
import { parseDatabaseUrl } from './env-database.ts';
import { parseS3 } from './env-s3.ts';
import { parseFlag, parseList, parsePort, parseText, parseUrl, refuse, type Source } from './env-values.ts';

export interface Env {
  port: number;
  host: string;
  publicUrl: string;
  /** The host in links to this machine, also with other ports. */
  linkHost: string;
  dataDir: string;
  /** The built front ends. */
  pagesDir: string;
  databaseUrl: string | null;
  /** What pictures may take of an external database. */
  picturesGb: number;
  /** Where pictures are, if not in the database. */
  s3: S3Place | null;
  /** Where limits that processes share are counted, if not in the database. */
  redisUrl: string | null;
  /** Null: demo stores only in an empty embedded database. */
  demo: boolean | null;
  demoPassword: string | null;
  appToken: string | null;
  /** Null: only who is at this machine reads the metrics. */
  metricsToken: string | null;
  secretKey: string | null;
  /** Null: emails are written to a folder. */
  smtpUrl: string | null;
  /** The sender of emails. */
  mailFrom: string | null;
  /** Whether a payment gateway may have a private address, for tests and a simulated one. */
  privateGateways: boolean;
  /** Push services besides those of the known browsers. */
  pushServices: string[];
  /** The port of the demo's simulated gateway. Null: a free port near ours. */
  gatewaySimPort: number | null;
  /** Whether printers in this server's network are called. Not for a shared server. */
  printersOnLan: boolean;
  /** Who may make an account: anybody, people who were invited to a store, or nobody. */
  signUp: SignUpPolicy;
  /** Who is made the first operator. Null: nobody. */
  operatorEmail: string | null;
  /** A number counts the proxies, each of which adds the address that it sees. */
  trustProxy: false | number | string;
  /** Names of the program besides the host of its public address. */
  otherHosts: string[];
  /** Hosts below which each store has its own: `{slug}.menus.example`. */
  storeHosts: string[];
  /** The servers that are asked about own domains. Empty: the machine's. */
  dnsServers: string[];
  /** Null: there are no traces. */
  collector: Collector | null;
  logLevel: (typeof LOG_LEVELS)[number];
  rateLimitScale: number;
  /** Days that a new restaurant may try its plan. 0: it has it without end. */
  trialDays: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
export const isEmail = (text: string) => EMAIL.test(text);

const DEFAULT_PORT = 3000;
const DIST = join(import.meta.dirname, '../../../../dist');

/** Parses the environment. docs/operations.md describes every variable. */
export function parseEnv(source: Source, localAddress: string | null = null): Env {
  const host = source.HOST || '127.0.0.1';
  const port = parsePort(source, 'PORT') ?? DEFAULT_PORT;
  const linkHost = hostForLinks(host, localAddress);
  return {
    port,
    host,
    publicUrl: parseUrl(source, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://${linkHost}:${port}`,
    linkHost,
    dataDir: resolve(source.DATA_DIR || './data'),
    pagesDir: resolve(source.PAGES_DIR || DIST),
    databaseUrl: parseDatabaseUrl(source),
    picturesGb: parsePicturesGb(source),
    s3: parseS3(source),
    redisUrl: parseUrl(source, 'REDIS_URL', ['redis:', 'rediss:']),
    demo: parseFlag(source, 'DEMO'),
    demoPassword: source.DEMO_PASSWORD || null,
    appToken: parseText(source, 'APP_TOKEN', /^\S+$/, 'a text without white space'),
    secretKey: parseText(
      source,
      'SECRET_KEY',
      /^[0-9a-f]{64}(,[0-9a-f]{64})*$/i,
      '64 hexadecimal digits, or several such keys with commas between them',
    ),
    metricsToken: parseText(
      source,
      'METRICS_TOKEN',
      /^\S{16,}$/,
      'a text of 16 letters or more, without white space',
    ),
    smtpUrl: parseUrl(source, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: parseText(source, 'MAIL_FROM', EMAIL, 'an e-mail address'),
    privateGateways: parseFlag(source, 'PRIVATE_GATEWAYS') ?? false,
    pushServices: parseList(
      source,
      'PUSH_SERVICES',
      (entry) => (pushService.test(entry) ? entry : null),
      'a list of hosts such as push.example.com, *.push.example.com or 127.0.0.1:4020',
    ),
    gatewaySimPort: parsePort(source, 'GATEWAY_SIM_PORT'),
    printersOnLan:
      parseFlag(source, 'PRINTERS_ON_LAN') ?? (!source.DATABASE_URL && !isPublic(source.PUBLIC_URL)),
    signUp: parseSignUp(source),
    operatorEmail: parseText(source, 'OPERATOR_EMAIL', EMAIL, 'an e-mail address'),
    trustProxy: parseTrustProxy(source),
    otherHosts: parseList(source, 'OTHER_HOSTS', parseDomain, 'a list of hosts such as www.menus.example'),
    storeHosts: parseList(source, 'STORE_HOSTS', parseDomain, 'a list of hosts such as menus.example'),
    dnsServers: parseList(
      source,
      'DNS_SERVERS',
      parseServer,
      'a list of addresses such as 9.9.9.9 or 127.0.0.1:5353',
    ),
    collector: parseCollector(source),
    logLevel: parseLogLevel(source),
    rateLimitScale: parseScale(source),
    trialDays: parseTrialDays(source),
  };
}

/** A public address admits strangers, who must not reach the network around the server. */
function isPublic(publicUrl = ''): boolean {
  const { hostname = 'localhost' } = URL.parse(publicUrl) ?? {};
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isPrivate(host);
  return !isLocalName(host);
}

/** A server that listens on every address is reached at the local network's. */
function hostForLinks(host: string, localAddress: string | null): string {
  if (host === '0.0.0.0' || host === '::') return localAddress ?? 'localhost';
  if (host === '127.0.0.1') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

function parseTrustProxy({ TRUST_PROXY: text }: Source): Env['trustProxy'] {
  if (!text || text === '0' || text === 'false') return false;
  if (text === 'true') return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  const mayBe = `0, the number of proxies (1 to 9), or a list of addresses, networks such as 10.0.0.0/8, and ${Object.keys(NAMED_NETWORKS).join(', ')}`;
  return text.split(',').every(isProxyEntry) ? text : refuse('TRUST_PROXY', mayBe);
}

function parseServer(entry: string): string | null {
  const [, address = entry] = /^\[?([^\]]*?)\]?(?::\d{1,5})?$/.exec(entry) ?? [];
  return isIP(address) || isIP(entry) ? entry : null;
}

function parseSignUp({ SIGN_UP: text }: Source): SignUpPolicy {
  const policy = SIGN_UP_POLICIES.find((known) => known === (text || 'open'));
  return policy ?? refuse('SIGN_UP', `one of ${SIGN_UP_POLICIES.join(', ')}`);
}

function parseLogLevel({ LOG_LEVEL: text }: Source): Env['logLevel'] {
  const level = LOG_LEVELS.find((candidate) => candidate === (text || 'warn'));
  return level ?? refuse('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`);
}

function parseTrialDays({ TRIAL_DAYS: text = '' }: Source): number {
  return /^\d{0,3}$/.test(text) ? Number(text) : refuse('TRIAL_DAYS', 'a number of days such as 30');
}

function parsePicturesGb({ PICTURES_GB: text = '20' }: Source): number {
  return /^[1-9]\d{0,4}$/.test(text)
    ? Number(text)
    : refuse('PICTURES_GB', 'a number of gigabytes such as 20');
}

function parseScale({ RATE_LIMIT_SCALE: text }: Source): number {
  const scale = text ? Number(text) : 1;
  return Number.isFinite(scale) && scale >= 0 ? scale : refuse('RATE_LIMIT_SCALE', 'a number of 0 or more');
}
