import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

test('without any variable, everything has its documented value', () => {
  expect(parseEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    linkHost: 'localhost',
    dataDir: resolve('./data'),
    pagesDir: resolve('./dist'),
    databaseUrl: null,
    demo: null,
    demoPassword: null,
    appToken: null,
    collector: null,
    metricsToken: null,
    secretKey: null,
    smtpUrl: null,
    mailFrom: null,
    privateGateways: false,
    gatewaySimPort: null,
    picturesGb: 20,
    s3: null,
    redisUrl: null,
    printersOnLan: true,
    pushServices: [],
    signUp: 'open',
    operatorEmail: null,
    trustProxy: false,
    otherHosts: [],
    storeHosts: [],
    dnsServers: [],
    logLevel: 'warn',
    rateLimitScale: 1,
    trialDays: 0,
  });
});

test('a variable that is set to nothing counts as not set', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATA_DIR',
    'PAGES_DIR',
    'DATABASE_URL',
    'DEMO',
    'DEMO_PASSWORD',
    'APP_TOKEN',
    'METRICS_TOKEN',
  ];
  const more = [
    'SECRET_KEY',
    'SMTP_URL',
    'MAIL_FROM',
    'PRIVATE_GATEWAYS',
    'GATEWAY_SIM_PORT',
    'TRUST_PROXY',
    'OTHER_HOSTS',
    'STORE_HOSTS',
    'DNS_SERVERS',
    'LOG_LEVEL',
    'S3_URL',
    'REDIS_URL',
    'RATE_LIMIT_SCALE',
    'TRIAL_DAYS',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ];
  expect(parseEnv(Object.fromEntries([...names, ...more].map((name) => [name, ''])))).toEqual(parseEnv({}));
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['GATEWAY_SIM_PORT', 'near'],
  ['PICTURES_GB', '0.5'],
  ['REDIS_URL', 'redis.example:6379'],
  ['S3_URL', 'https://s3.example/bucket'],
  ['S3_URL', 'https://a:b@s3.example'],
  ['PUBLIC_URL', 'thali.example'],
  ['PUBLIC_URL', 'ftp://thali.example'],
  ['DATABASE_URL', 'mysql://localhost/thali'],
  ['DATABASE_URL', 'localhost:5432'],
  ['DEMO', 'maybe'],
  ['DEMO', 'true'],
  ['APP_TOKEN', 'with a space'],
  ['APP_TOKEN', 'a\ttab'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'sixteen letters and a space'],
  ['PRIVATE_GATEWAYS', 'yes'],
  ['SECRET_KEY', 'ab'.repeat(31)],
  ['SECRET_KEY', 'xy'.repeat(32)],
  ['MAIL_FROM', 'Thali <a@b.example>'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'smtp:mail.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '77'],
  ['TRUST_PROXY', '-7'],
  ['TRUST_PROXY', 'loopback,,'],
  ['TRUST_PROXY', 'loopback/8'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '10.0.0.0/8,proxy'],
  ['PUSH_SERVICES', 'https://push.example.com'],
  ['PUSH_SERVICES', 'push_here'],
  ['OTHER_HOSTS', 'https://www.menus.example'],
  ['STORE_HOSTS', 'one-word'],
  ['STORE_HOSTS', 'menus.example,'],
  ['DNS_SERVERS', 'dns.example'],
  ['SIGN_UP', 'never'],
  ['LOG_LEVEL', 'loud'],
  ['TRIAL_DAYS', '-1'],
  ['TRIAL_DAYS', 'a month'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['RATE_LIMIT_SCALE', 'none'],
  ['RATE_LIMIT_SCALE', 'Infinity'],
])('%s=%s is refused with its name, and without its value', (name, value) => {
  const read = () => parseEnv({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must be .+\\.$`));
  expect(read).not.toThrow(value === '-1' ? /-1/ : new RegExp(value.replaceAll('/', '.')));
});

test.each([
  [{ PORT: '0' }, { port: 0, publicUrl: 'http://localhost:0' }],
  [{ PUBLIC_URL: 'https://thali.example/' }, { publicUrl: 'https://thali.example' }],
  [{ HOST: '192.168.1.20', PORT: '80' }, { publicUrl: 'http://192.168.1.20:80' }],
  [{ HOST: '::1' }, { publicUrl: 'http://[::1]:3000' }],
  [{ DATABASE_URL: 'postgres://a:b@db/thali' }, { databaseUrl: 'postgres://a:b@db/thali' }],
  [{ PUBLIC_URL: 'https://thali.example' }, { printersOnLan: false }],
  [{ PUBLIC_URL: 'http://93.184.216.34:3000' }, { printersOnLan: false }],
  [{ PUBLIC_URL: 'https://thali.example', PRINTERS_ON_LAN: '1' }, { printersOnLan: true }],
  [{ PUBLIC_URL: 'http://localhost:3000' }, { printersOnLan: true }],
  [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, { printersOnLan: true }],
  [{ PUBLIC_URL: 'http://[fd00::5]:3000' }, { printersOnLan: true }],
  [{ PUBLIC_URL: 'https://till.local' }, { printersOnLan: true }],
  [{ DATABASE_URL: 'postgres://a:b@db/thali' }, { printersOnLan: false }],
  [
    { PUSH_SERVICES: '*.push.example.com, 127.0.0.1:4020' },
    { pushServices: ['*.push.example.com', '127.0.0.1:4020'] },
  ],
  [{ OTHER_HOSTS: 'WWW.menus.example' }, { otherHosts: ['www.menus.example'] }],
  [{ STORE_HOSTS: 'Menus.example, m.example' }, { storeHosts: ['menus.example', 'm.example'] }],
  [
    { DNS_SERVERS: '9.9.9.9,127.0.0.1:5353, ::1,[::1]:53' },
    { dnsServers: ['9.9.9.9', '127.0.0.1:5353', '::1', '[::1]:53'] },
  ],
  [{ SIGN_UP: 'invitation' }, { signUp: 'invitation' }],
  [{ SIGN_UP: 'closed' }, { signUp: 'closed' }],
  [{ DEMO: '0' }, { demo: false }],
  [{ DEMO: '1' }, { demo: true }],
  [{ DATA_DIR: '/srv/thali' }, { dataDir: resolve('/srv/thali') }],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: '10.0.0.0/8, ::1' }],
  [{ TRUST_PROXY: 'true' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
  [{ TRUST_PROXY: 'loopback, uniquelocal,fd00::/8' }, { trustProxy: 'loopback, uniquelocal,fd00::/8' }],
  [{ TRUST_PROXY: 'linklocal' }, { trustProxy: 'linklocal' }],
  [{ APP_TOKEN: 'x' }, { appToken: 'x' }],
  [{ METRICS_TOKEN: '0123456789abcdef' }, { metricsToken: '0123456789abcdef' }],
  [{ DEMO_PASSWORD: 'a b' }, { demoPassword: 'a b' }],
  [{ SMTP_URL: 'smtp://a:b@mail.example:587' }, { smtpUrl: 'smtp://a:b@mail.example:587' }],
  [{ MAIL_FROM: 'orders@thali.example' }, { mailFrom: 'orders@thali.example' }],
  [{ SMTP_URL: 'smtps://mail.example' }, { smtpUrl: 'smtps://mail.example' }],
  [{ LOG_LEVEL: 'trace' }, { logLevel: 'trace' }],
  [{ TRIAL_DAYS: '30' }, { trialDays: 30 }],
  [{ REDIS_URL: 'rediss://:a@redis.example' }, { redisUrl: 'rediss://:a@redis.example' }],
  [{ PICTURES_GB: '100' }, { picturesGb: 100 }],
  [
    { S3_URL: 'https://key:a%2Fb@s3.example/bucket/?region=eu-central-1&shared=1' },
    {
      s3: {
        address: 'https://s3.example/bucket',
        region: 'eu-central-1',
        isShared: true,
        key: 'key',
        secret: 'a/b',
      },
    },
  ],
  [{ RATE_LIMIT_SCALE: '0' }, { rateLimitScale: 0 }],
  [{ RATE_LIMIT_SCALE: '0.5' }, { rateLimitScale: 0.5 }],
])('%j is read', (source, wanted) => {
  expect(parseEnv(source)).toMatchObject(wanted);
});

test('traces are sent as the variables of OpenTelemetry say', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
  const collector = { endpoint: 'http://127.0.0.1:4318', headers: {}, ratio: 1, service: 'thali' };
  expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT })).toMatchObject({ collector });
  const more = {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi=, team=kitchen',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    OTEL_SERVICE_NAME: 'menus',
  };
  const headers = { authorization: 'Basic YTpi=', team: 'kitchen' };
  expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT, ...more })).toMatchObject({
    collector: { headers, ratio: 0.1, service: 'menus' },
  });
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_HEADERS', 'nothing'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_TRACES_SAMPLER_ARG', 'all'],
  ] as const)
    expect(() => parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT, [name]: value })).toThrow(`${name} must be`);
});
