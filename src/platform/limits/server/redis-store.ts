import { createClient } from '@redis/client';
import { unavailable } from '#platform/http/server/unavailable.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import type { LimitStore } from './limit-store.ts';

/** Counts, or answers when the window began in which there is no room. One script, so nothing comes between. */
const ADD = `
  local started = redis.call('hget', KEYS[1], 'started')
  local now, window, amount, most = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
  local used = tonumber(redis.call('hget', KEYS[1], 'used') or '0')
  if used + amount > most then return { 0, started or now } end
  redis.call('hset', KEYS[1], 'started', started or now, 'used', used + amount)
  if not started then redis.call('pexpire', KEYS[1], window) end
  return { 1, started or now }`;

const TAKE_BACK = `
  if redis.call('hget', KEYS[1], 'started') ~= ARGV[1] then return end
  local used = tonumber(redis.call('hget', KEYS[1], 'used')) - tonumber(ARGV[2])
  redis.call('hset', KEYS[1], 'used', math.max(0, used))`;

const PREFIX = 'thali limit';
const ANSWER_MS = 3 * SECOND;
const RECONNECT_MS = SECOND;
/** Commands that a Redis which hangs has not answered. Beyond them it is not asked. */
const MOST_WAITING = 1_000;

export interface RedisLimits extends LimitStore {
  close(): Promise<void>;
}

/** Counts in Redis, which forgets windows that are over. While it is away, what is to be counted is refused. */
export function createRedisLimits(url: string, log: (message: string) => void): RedisLimits {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    socket: { connectTimeout: ANSWER_MS, reconnectStrategy: RECONNECT_MS },
  });
  let isLost = false;
  client.on('error', (error: Error) => {
    if (!isLost) log(`Redis is lost: ${error.message}`);
    isLost = true;
  });
  client.on('ready', () => {
    isLost = false;
  });
  // Not awaited: orders need no Redis. It is tried again until it is there.
  client.connect().catch(() => {});

  async function run(script: string, limit: string, key: string, values: number[]): Promise<unknown> {
    const asked = { keys: [`${PREFIX} ${limit} ${key}`], arguments: values.map(String) };
    return inTime(client.eval(script, asked)).catch((error: Error) => {
      throw unavailable(`Redis: ${error.message}`);
    });
  }

  return {
    async add({ limit, key, now, windowMs, amount, most }) {
      const answer = await run(ADD, limit, key, [now, windowMs, amount, most]);
      const [isTaken, startedAt] = answer as [number, string];
      return { isTaken: isTaken === 1, startedAt: Number(startedAt) };
    },
    async takeBack({ limit, key, amount }, startedAt) {
      await run(TAKE_BACK, limit, key, [startedAt, amount]);
    },
    async close() {
      client.destroy();
    },
  };
}

/** The client's own timeout ends once a command is sent. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer')), ANSWER_MS);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
