import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { dropCommand, keepCommand, readCommands } from './command-log.ts';
import type { KeptCommand } from './kept-command.ts';

const kept = new Map<string, KeptCommand>();
// As browsers answer: by the key.
const getAll = async () => [...kept.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
const put = async (command: KeptCommand) => void kept.set(command.id, command);

vi.mock('./database.ts', () => ({
  openDeviceDatabase: async () => ({
    getAll,
    delete: async (_name: string, id: string) => void kept.delete(id),
    transaction: () => ({ objectStore: () => ({ getAll, put }), done: Promise.resolve() }),
  }),
}));

const NOON = Date.parse('2026-11-20T12:00:00Z');
const command = (id: string, madeAt: number) => ({ id, madeAt }) as KeptCommand;
const read = async () => (await readCommands()).map(({ id }) => id);

beforeEach(() => kept.clear());

test('a change comes after its order, also when the clock was ahead for the order and set back since', async () => {
  await keepCommand(command('the order', NOON + 3 * HOUR));
  await keepCommand(command('its change', NOON));
  expect(await read()).toEqual(['the order', 'its change']);
  await dropCommand('the order');
  await keepCommand(command('a second change', NOON - HOUR));
  expect(await read()).toEqual(['its change', 'a second change']);
});

test('what is kept again stays where it is', async () => {
  for (const id of ['one', 'two', 'one']) await keepCommand(command(id, NOON));
  expect(await read()).toEqual(['one', 'two']);
});

test('what the build before this one has kept comes first, in the order in which it was made', async () => {
  await put(command('a later one', NOON + 1));
  await put(command('the first', NOON));
  await keepCommand(command('a new one', NOON - HOUR));
  expect(await read()).toEqual(['the first', 'a later one', 'a new one']);
});
