import { expect, test } from 'vitest';
import { parseNetwork } from '#platform/limits/server/network.ts';
import { createSlowLane } from './slow-lane.ts';

/** A lane whose tries record their turn. */
function newLane() {
  const lane = createSlowLane(0);
  const turns: string[] = [];
  const tryFrom = (address: string, name: string) =>
    lane
      .turnOf(
        'owner',
        parseNetwork(address),
      )(async () => turns.push(name))
      .then(
        () => 'tried',
        ({ code }) => code,
      );
  return { turns, tryFrom };
}

test('each network of a /48 has one turn before any has its second', async () => {
  const { turns, tryFrom } = newLane();
  const street = [1, 2, 3, 4].map((at) => tryFrom(`2001:db8:7:${at}::1`, 'street'));
  const honest = [1, 2].map((at) => tryFrom(`203.0.113.${at}`, `honest ${at}`));
  await Promise.all([...street, ...honest]);
  expect(turns).toEqual(['street', 'honest 1', 'honest 2', 'street', 'street', 'street']);
});

test('a flood from a /48 leaves room for other networks and for its own neighbours', async () => {
  const { tryFrom } = newLane();
  const flood = Array.from({ length: 100 }, () => tryFrom('2001:db8:7:1::1', 'flood'));
  const neighbour = tryFrom('2001:db8:7:2::1', 'neighbour');
  const honest = Array.from({ length: 29 }, (_, at) => tryFrom(`203.0.113.${at}`, 'honest'));
  expect(await neighbour).toBe('tried');
  expect(await Promise.all(honest)).toEqual(Array(29).fill('tried'));
  expect((await Promise.all(flood)).filter((outcome) => outcome === 'UNAVAILABLE')).not.toHaveLength(0);
});

test('a waiting try keeps its place in a full lane', async () => {
  const { tryFrom } = newLane();
  const waiting = Array.from({ length: 31 }, (_, at) => tryFrom(`203.0.113.${at}`, 'waiting'));
  const late = tryFrom('198.51.100.1', 'late');
  expect(await late).toBe('UNAVAILABLE');
  expect(await Promise.all(waiting)).toEqual(Array(31).fill('tried'));
});
