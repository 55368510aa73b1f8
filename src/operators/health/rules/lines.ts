import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { type Counted, type CountedKind, DUE_WORK, type DueWork, type Figures } from './figures.ts';
import { healthEn } from './texts/en.ts';

export const LINE_STATES = ['red', 'amber', 'green'] as const;
export type LineState = (typeof LINE_STATES)[number];

export type OtherLine = keyof typeof healthEn.lines;
export type LineName = `work.${DueWork}` | OtherLine;
export const LINE_NAMES: LineName[] = [
  ...DUE_WORK.map((work) => `work.${work}` as const),
  ...(Object.keys(healthEn.lines) as OtherLine[]),
];

/** What is said of a line, by its figures. */
export type Why = keyof typeof healthEn.says;
export const WHYS = Object.keys(healthEn.says) as Why[];

export interface Line {
  name: LineName;
  state: LineState;
  why: Why;
  count?: number | undefined;
  /** Of how many. */
  of?: number | undefined;
  at?: string | undefined;
  /** Names of routes, providers, hosts. */
  about?: string | undefined;
}

type Limits = readonly [amber: number, red: number];
export const MEGABYTE = 1024 ** 2;

/** From where on a line is amber, and from where on red. */
export const THRESHOLDS = {
  /** How long work has been due. */
  late: {
    payments: [MINUTE, 5 * MINUTE],
    refunds: [10 * MINUTE, HOUR],
    messages: [MINUTE, 5 * MINUTE],
    prints: [MINUTE, 5 * MINUTE],
    pictures: [HOUR, DAY],
    emails: [2 * MINUTE, 15 * MINUTE],
    mailboxes: [15 * MINUTE, HOUR],
    webhooks: [5 * MINUTE, HOUR],
    eInvoices: [5 * MINUTE, HOUR],
  } satisfies Record<DueWork, Limits>,
  failures: [1, 10],
  behind: [100, 2_000],
  errors: [1, 10],
  /** The share of calls. */
  slow: [0.05, 0.2],
  mail: [1, 10],
  mailWaiting: [1, 3],
  refusedCharges: [1, 20],
  silentCharges: [1, 10],
  messages: [1, 20],
  /** The share of stores with printers. */
  printers: [0, 0.5],
  /** How long certificates still hold. */
  certificate: [14 * DAY, 3 * DAY],
  /** Free megabytes. The embedded database takes no pictures from half a gigabyte on. */
  disk: [2_048, 1_024],
  /** The share of connections that is used. */
  connections: [0.8, 0.95],
  /** How long ago the last backup was. */
  backup: [2 * DAY, 7 * DAY],
  /** How long ago the hourly work began. */
  hourly: [2 * HOUR, 6 * HOUR],
} as const;

/** What has not failed for so long is over. While the mail server is away, emails are tried every five minutes. */
const OVER_MS: Partial<Record<DueWork, number>> = { emails: 10 * MINUTE };

/** So few are no sign of anything. */
export const FEW = { slowCalls: 20, stores: 3 } as const;

const from = (value: number, [amber, red]: Limits): LineState =>
  value >= red ? 'red' : value >= amber ? 'amber' : 'green';

const below = (value: number, [amber, red]: Limits): LineState =>
  value < red ? 'red' : value < amber ? 'amber' : 'green';

export const worseFirst = (one: { state: LineState }, other: { state: LineState }): number =>
  LINE_STATES.indexOf(one.state) - LINE_STATES.indexOf(other.state);

/** How the program is doing, what is worst first. Figures that are missing give no line, and turn the database's red. */
export function decideLines(figures: Figures, now: number): Line[] {
  const { followers, plans, printers, certificates, disks, backup, hourly } = figures;
  const known = [
    ...databaseLines(figures),
    ...workLines(figures, now),
    followers && followersLine(followers),
    ...countedLines(figures),
    ...(plans ? planLines(plans) : []),
    printers && printersLine(printers),
    certificates && certificates.length > 0 && certificatesLine(certificates, now),
    disks && disks.length > 0 && diskLine(disks),
    backup && backupLine(backup, now),
    hourly && hourlyLine(hourly, now),
  ];
  return known.filter((line) => !!line).toSorted(worseFirst);
}

function databaseLines(figures: Figures): Line[] {
  const { database } = figures;
  const isSilent = Object.values(figures).includes(null);
  const answer: Line = isSilent
    ? { name: 'database', state: 'red', why: 'noAnswer' }
    : { name: 'database', state: 'green', why: 'answers', count: megabytes(database?.bytes ?? 0) };
  if (database === null) return [answer];
  const { connections: count, mostConnections: of } = database;
  const state = from(count / of, THRESHOLDS.connections);
  const why = state === 'green' ? 'connected' : 'crowded';
  return [answer, { name: 'connections', state, why, count, of }];
}

function workLines({ due, counted }: Figures, now: number): Line[] {
  return (due ?? []).map(({ work, overdue, oldest }): Line => {
    const name = `work.${work}` as const;
    const isPresent = ({ name: of, lastAt }: Counted) =>
      of === work && now - lastAt < (OVER_MS[work] ?? HOUR);
    const failures = sumOf(ofKind(counted, 'failures').filter(isPresent));
    const late = oldest === null ? 'green' : from(now - oldest, THRESHOLDS.late[work]);
    const failing = from(failures, THRESHOLDS.failures);
    if (late === 'green' && failing === 'green') return { name, state: 'green', why: 'inTime' };
    return worseFirst({ state: late }, { state: failing }) <= 0
      ? { name, state: late, why: 'late', count: overdue, at: written(oldest ?? now) }
      : { name, state: failing, why: 'failing', count: failures };
  });
}

function followersLine(followers: NonNullable<Figures['followers']>): Line {
  const [worst] = followers.toSorted((one, other) => other.entries - one.entries);
  const { entries: count = 0, name: about = '' } = worst ?? {};
  const state = from(count, THRESHOLDS.behind);
  return state === 'green'
    ? { name: 'followers', state, why: 'upToDate' }
    : { name: 'followers', state, why: 'behind', count, about };
}

function countedLines(figures: Figures): Line[] {
  const { counted } = figures;
  if (counted === null) return [];
  const [errors, mail, messages] = (['errors', 'mail', 'messages'] as const).map((kind) => {
    const found = ofKind(counted, kind);
    const count = sumOf(found);
    return { count, state: from(count, THRESHOLDS[kind]), about: namesOf(found) };
  }) as [Told, Told, Told];
  return [
    errors.count === 0
      ? { name: 'errors', state: 'green', why: 'noErrors' }
      : { name: 'errors', why: 'errors', ...errors },
    slowLine(counted),
    mailLine(figures, mail),
    messages.count === 0
      ? { name: 'messages', state: 'green', why: 'messagesTaken' }
      : { name: 'messages', why: 'messagesRefused', ...messages },
  ];
}
type Told = { count: number; state: LineState; about: string };

/** A server that takes none refuses none: what waits for it says more than what it refused. */
function mailLine({ isMailSetUp, mail }: Figures, refused: Told): Line {
  const name = 'mail';
  if (!isMailSetUp) return { name, state: 'amber', why: 'noMail' };
  const { waiting: count = 0, server: about = '' } = mail ?? {};
  const state = from(count, THRESHOLDS.mailWaiting);
  if (count > 0 && worseFirst({ state }, refused) <= 0)
    return { name, state, why: 'mailWaits', count, about };
  return refused.count > 0
    ? { name, why: 'mailRefused', ...refused }
    : { name, state: 'green', why: 'mailTaken' };
}

/** That somebody has not paid is no fault of the program, so what is overdue is never red. */
function planLines({ refused, silent, overdue }: NonNullable<Figures['plans']>): Line[] {
  const gateway = from(silent, THRESHOLDS.silentCharges);
  return [
    refused > 0
      ? {
          name: 'renewals',
          state: from(refused, THRESHOLDS.refusedCharges),
          why: 'chargesRefused',
          count: refused,
        }
      : overdue > 0
        ? { name: 'renewals', state: 'amber', why: 'invoicesOverdue', count: overdue }
        : { name: 'renewals', state: 'green', why: 'plansPaid' },
    gateway === 'green'
      ? { name: 'planGateway', state: gateway, why: 'gatewayAnswers' }
      : { name: 'planGateway', state: gateway, why: 'gatewaySilent', count: silent },
  ];
}

function slowLine(counted: Counted[]): Line {
  const [slow, calls] = [ofKind(counted, 'slow'), ofKind(counted, 'calls')];
  const [count, of] = [sumOf(slow), sumOf(calls)];
  const state = count < FEW.slowCalls ? 'green' : from(count / Math.max(of, count), THRESHOLDS.slow);
  const why = state === 'green' ? 'fast' : 'slow';
  return { name: 'slow', state, why, count, of, ...(state === 'green' ? {} : { about: namesOf(slow) }) };
}

/** Printers of a few restaurants are theirs to look at. Those of half of all are ours. */
function printersLine({ printers: count, stores, of }: NonNullable<Figures['printers']>): Line {
  if (stores === 0) return { name: 'printers', state: 'green', why: 'printing' };
  const state = stores < FEW.stores ? 'amber' : from(stores / of, THRESHOLDS.printers);
  return { name: 'printers', state, why: 'notPrinting', count, of: stores };
}

function certificatesLine(certificates: NonNullable<Figures['certificates']>, now: number): Line {
  const name = 'certificates';
  const [first] = certificates
    .flatMap(({ host, endsAt }) => (endsAt === null ? [] : { about: host, at: endsAt }))
    .toSorted((one, other) => one.at - other.at);
  const state = first ? below(first.at - now, THRESHOLDS.certificate) : 'green';
  if (first && state !== 'green')
    return {
      name,
      state,
      why: first.at <= now ? 'ended' : 'ends',
      at: written(first.at),
      about: first.about,
    };
  const silent = certificates.filter(({ endsAt }) => endsAt === null);
  const hosts = { count: silent.length, about: listed(silent.map(({ host }) => host)) };
  if (silent.length > 0) return { name, state: 'amber', why: 'unreachable', ...hosts };
  return { name, state: 'green', why: 'certified', count: certificates.length };
}

function diskLine(disks: NonNullable<Figures['disks']>): Line {
  const [fullest] = disks.toSorted((one, other) => one.free - other.free);
  const { free = 0, bytes = 0, name: about = '' } = fullest ?? {};
  const state = below(megabytes(free), THRESHOLDS.disk);
  const why = state === 'green' ? 'diskFree' : 'diskFull';
  return { name: 'disk', state, why, count: megabytes(free), of: megabytes(bytes), about };
}

function backupLine(
  { lastAt, watchedSince, isElsewhere }: NonNullable<Figures['backup']>,
  now: number,
): Line {
  const name = 'backup';
  if (isElsewhere) return { name, state: 'green', why: 'elsewhere' };
  const last = lastAt ?? watchedSince;
  const [state, at] = [from(now - last, THRESHOLDS.backup), written(last)];
  if (lastAt === null) return { name, state, why: 'noBackup', at };
  return { name, state, why: state === 'green' ? 'backedUp' : 'oldBackup', at };
}

function hourlyLine({ lastAt, watchedSince }: NonNullable<Figures['hourly']>, now: number): Line {
  const last = lastAt ?? watchedSince;
  const state = from(now - last, THRESHOLDS.hourly);
  return { name: 'hourly', state, why: state === 'green' ? 'ranHourly' : 'notHourly', at: written(last) };
}

const written = (at: number) => new Date(at).toISOString();

const megabytes = (bytes: number) => Math.floor(bytes / MEGABYTE);

const ofKind = (counted: Counted[] | null, wanted: CountedKind) =>
  (counted ?? []).filter(({ kind }) => kind === wanted);

const sumOf = (counted: Counted[]) => counted.reduce((sum, { count }) => sum + count, 0);

/** The most frequent, each with how often. */
const namesOf = (counted: Counted[]) =>
  listed(
    counted
      .toSorted((one, other) => other.count - one.count)
      .map(({ name, count }) => (name === '' ? '' : `${name} (${count})`)),
  );

const LISTED = 3;
const listed = (names: string[]) =>
  [...names.filter((name) => name !== '').slice(0, LISTED), ...(names.length > LISTED ? ['…'] : [])].join(
    ', ',
  );
