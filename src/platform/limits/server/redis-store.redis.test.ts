import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { findFreePort } from '#platform/db/server/embedded/listen-address.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { createLimiter } from './limiter.ts';
import { createMemoryLimits } from './memory-store.ts';
import { createCommonLimits } from './open-limits.ts';
import { createRedisLimits } from './redis-store.ts';
import { COMMON, expectCountedTogether } from './testing/expect-counted-together.ts';

const port = await findFreePort();
let server = await startRedis();
atEnd(() => server.kill('SIGKILL'));

async function startRedis() {
  const child = spawn('/usr/bin/redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  for await (const line of child.stdout) if (String(line).includes('Ready to accept')) break;
  return child;
}

const said: string[] = [];
const clock = { now: Date.parse('2026-11-20T06:30:00Z') };

function newProcess() {
  const redis = createRedisLimits(`redis://127.0.0.1:${port}`, (message) => said.push(message));
  atEnd(() => redis.close());
  return createLimiter(createCommonLimits(redis, createMemoryLimits()), () => clock.now, 1);
}

const [one, other] = [newProcess(), newProcess()];
const whenThere = (limiter: typeof one) => {
  const isThere = () =>
    limiter.take('signIns', { near: 'there', wide: null }).then(
      () => true,
      () => false,
    );
  return waitUntil(isThere, 'Redis is there');
};
await Promise.all([whenThere(one), whenThere(other)]);

test('two processes count together, however many try at once', async () => {
  await expectCountedTogether(one, other, clock);
});

test('a Redis that hangs is not waited for, and counts again once it goes on', async () => {
  server.kill('SIGSTOP');
  const refused = { code: 'UNAVAILABLE', cause: { message: 'Redis: no answer' } };
  await expect(one.take(COMMON, 'd')).rejects.toMatchObject(refused);
  server.kill('SIGCONT');
  await one.take(COMMON, 'd');
});

test('while Redis is away, what it counts is refused with a reason, and then counted again', async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  await expect(one.take(COMMON, 'c')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'UNAVAILABLE',
    cause: { message: expect.stringMatching(/^Redis: /) },
  });
  await one.take('uploads', 'store');
  server = await startRedis();
  await Promise.all([whenThere(one), whenThere(other)]);
  await one.take(COMMON, 'c');
  expect(said.length).toBeGreaterThan(0);
  expect(said.every((message) => message.startsWith('Redis is lost: '))).toBe(true);
});
