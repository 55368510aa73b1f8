import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { type CountedKind, DUE_WORK, type DueWork, type Figures } from './figures.ts';
import { decideLines, LINE_NAMES, type LineName, MEGABYTE } from './lines.ts';

const NOW = Date.parse('2026-11-20T06:30:00Z');
const ago = (ms: number) => NOW - ms;
const CALM: Figures = {
  database: { bytes: 50 * MEGABYTE, connections: 10, mostConnections: 100 },
  due: DUE_WORK.map((work) => ({ work, overdue: 0, oldest: null })),
  followers: [{ name: 'print', entries: 3 }],
  counted: [],
  isMailSetUp: true,
  mail: { waiting: 0, server: 'smtp.example:587' },
  plans: { refused: 0, silent: 0, overdue: 0 },
  printers: { printers: 0, stores: 0, of: 4 },
  certificates: [{ host: 'menu.example', endsAt: NOW + 60 * DAY }],
  disks: [{ name: 'a:/data', free: 9_000 * MEGABYTE, bytes: 20_000 * MEGABYTE }],
  backup: { lastAt: ago(HOUR), watchedSince: ago(90 * DAY), isElsewhere: false },
  hourly: { lastAt: ago(HOUR), watchedSince: ago(90 * DAY) },
};
const counted = (kind: CountedKind, count: number, name = 'here') => ({
  kind,
  name,
  count,
  lastAt: NOW,
  text: '',
});
const decide = (change: Partial<Figures>) => decideLines({ ...CALM, ...change }, NOW);
const line = (name: LineName, change: Partial<Figures>) => decide(change).find((one) => one.name === name);
const stateOf = (name: LineName, change: Partial<Figures>) => line(name, change)?.state;

test('a calm program has every line, and all are green', () => {
  const lines = decide({});
  expect(lines.map(({ name }) => name).toSorted()).toEqual(LINE_NAMES.toSorted());
  expect(lines.filter(({ state }) => state !== 'green')).toEqual([]);
});

test('what is red comes first, then what is amber', () => {
  const lines = decide({ disks: [{ name: 'a', free: 0, bytes: 1 }], isMailSetUp: false });
  expect(lines.slice(0, 3).map(({ name, state }) => [name, state])).toEqual([
    ['disk', 'red'],
    ['mail', 'amber'],
    ['database', 'green'],
  ]);
});

test.each<[DueWork, number, number]>([
  ['payments', MINUTE, 5 * MINUTE],
  ['refunds', 10 * MINUTE, HOUR],
  ['messages', MINUTE, 5 * MINUTE],
  ['prints', MINUTE, 5 * MINUTE],
  ['pictures', HOUR, DAY],
  ['emails', 2 * MINUTE, 15 * MINUTE],
  ['mailboxes', 15 * MINUTE, HOUR],
  ['webhooks', 5 * MINUTE, HOUR],
  ['eInvoices', 5 * MINUTE, HOUR],
])('%s that wait are amber after %i ms, red after %i ms', (work, amber, red) => {
  const waits = (ms: number) => stateOf(`work.${work}`, { due: [{ work, overdue: 2, oldest: ago(ms) }] });
  expect([amber - 1, amber, red - 1, red].map(waits)).toEqual(['green', 'amber', 'amber', 'red']);
});

test.each<[LineName, (count: number) => Partial<Figures>, amber: number, red: number]>([
  ['work.emails', (count) => ({ counted: [counted('failures', count, 'emails')] }), 1, 10],
  ['errors', (count) => ({ counted: [counted('errors', count)] }), 1, 10],
  ['mail', (count) => ({ counted: [counted('mail', count)] }), 1, 10],
  ['messages', (count) => ({ counted: [counted('messages', count)] }), 1, 20],
  ['mail', (waiting) => ({ mail: { waiting, server: 'smtp.example' } }), 1, 3],
  ['renewals', (refused) => ({ plans: { refused, silent: 0, overdue: 0 } }), 1, 20],
  ['planGateway', (silent) => ({ plans: { refused: 0, silent, overdue: 0 } }), 1, 10],
  ['slow', (count) => ({ counted: [counted('slow', count), counted('calls', 1_000, '')] }), 50, 200],
  ['slow', (count) => ({ counted: [counted('slow', count), counted('calls', 20, '')] }), 20, 20],
  ['followers', (entries) => ({ followers: [{ name: 'print', entries }] }), 100, 2_000],
  ['connections', (connections) => ({ database: { bytes: 1, connections, mostConnections: 100 } }), 80, 95],
  ['backup', (days) => ({ backup: { lastAt: ago(days * DAY), watchedSince: 0, isElsewhere: false } }), 2, 7],
  ['printers', (stores) => ({ printers: { printers: stores, stores, of: 8 } }), 1, 4],
  ['printers', (stores) => ({ printers: { printers: stores, stores, of: 2 } }), 1, 3],
])('%s: amber and red from their counts on', (name, figures, amber, red) => {
  const states = [amber - 1, amber, red - 1, red].map((count) => stateOf(name, figures(count)));
  expect(states).toEqual([
    'green',
    amber === red ? 'red' : 'amber',
    amber === red ? 'green' : 'amber',
    'red',
  ]);
});

test.each<[LineName, (left: number) => Partial<Figures>, amber: number, red: number]>([
  ['disk', (free) => ({ disks: [{ name: 'a', free: free * MEGABYTE, bytes: 1e12 }] }), 2_048, 1_024],
  ['certificates', (left) => ({ certificates: [{ host: 'a', endsAt: NOW + left }] }), 14 * DAY, 3 * DAY],
])('%s: amber and red below what is left', (name, figures, amber, red) => {
  const states = [amber, amber - 1, red, red - 1].map((left) => stateOf(name, figures(left)));
  expect(states).toEqual(['green', 'amber', 'amber', 'red']);
});

test('a line says what it is about: the worst of several, with its figures', () => {
  const errors = [counted('errors', 2, 'GET /a'), counted('errors', 5, 'GET /b')];
  expect(line('errors', { counted: errors })).toEqual({
    name: 'errors',
    state: 'amber',
    why: 'errors',
    count: 7,
    about: 'GET /b (5), GET /a (2)',
  });
  const disks = [{ name: 'b:/data', free: 100 * MEGABYTE, bytes: 1_000 * MEGABYTE }];
  expect(line('disk', { disks: [...(CALM.disks ?? []), ...disks] })).toMatchObject({
    count: 100,
    of: 1_000,
    about: 'b:/data',
  });
  const certificates = [
    { host: 'silent.example', endsAt: null },
    { host: 'late.example', endsAt: ago(HOUR) },
  ];
  expect(line('certificates', { certificates })).toMatchObject({ why: 'ended', about: 'late.example' });
  const waits = { work: 'prints' as const, overdue: 1, oldest: ago(2 * MINUTE) };
  const failures = [counted('failures', 12, 'prints')];
  expect(line('work.prints', { due: [waits], counted: failures })).toMatchObject({
    state: 'red',
    why: 'failing',
  });
});

test('a host that does not answer is amber, and no more', () => {
  const certificates = [{ host: 'silent.example', endsAt: null }];
  expect(line('certificates', { certificates })).toEqual({
    name: 'certificates',
    state: 'amber',
    why: 'unreachable',
    count: 1,
    about: 'silent.example',
  });
});

test('no backup counts from the first look on, and those that are made elsewhere are nobody’s worry here', () => {
  const none = { lastAt: null, watchedSince: ago(DAY), isElsewhere: false };
  expect(line('backup', { backup: none })).toMatchObject({ state: 'green', why: 'noBackup' });
  expect(stateOf('backup', { backup: { ...none, watchedSince: ago(8 * DAY) } })).toBe('red');
  expect(stateOf('backup', { backup: { ...none, watchedSince: 0, isElsewhere: true } })).toBe('green');
});

test('hourly work that did not begin is amber after two hours and red after six', () => {
  const began = (ms: number) => stateOf('hourly', { hourly: { lastAt: ago(ms), watchedSince: 0 } });
  expect([2 * HOUR - 1, 2 * HOUR, 6 * HOUR].map(began)).toEqual(['green', 'amber', 'red']);
  expect(stateOf('hourly', { hourly: { lastAt: null, watchedSince: ago(HOUR) } })).toBe('green');
});

test('emails that failed are over ten minutes after the last, other work an hour after it', () => {
  const failed = (name: DueWork, minutes: number) => {
    const failures = { ...counted('failures', 12, name), lastAt: ago(minutes * MINUTE) };
    return stateOf(`work.${name}`, { counted: [failures] });
  };
  expect([failed('emails', 9), failed('emails', 10), failed('prints', 10)]).toEqual(['red', 'green', 'red']);
});

test('what the database does not answer has no line, and the database is red for it', () => {
  const lines = decide({ due: null, printers: null });
  expect(lines[0]).toEqual({ name: 'database', state: 'red', why: 'noAnswer' });
  expect(lines.some(({ name }) => name.startsWith('work') || name === 'printers')).toBe(false);
  const silent = { database: null, due: null, followers: null, counted: null, printers: null };
  const rest = { certificates: null, disks: null, backup: null, hourly: null, plans: null };
  expect(decide({ ...silent, ...rest })).toHaveLength(1);
});

test('where no host has a certificate, there is no line of them', () => {
  expect(line('certificates', { certificates: [] })).toBeUndefined();
});
