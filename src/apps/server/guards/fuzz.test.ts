import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_CALLS } from '#calls/index.ts';
import { isOfOperators } from '#operators/stores/rules/roles.ts';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { logIn } from '#testing/server/test-stores.ts';
import { processorMs, takesAtMost, yardMs } from '#testing/server/work.ts';
import { type FuzzRequest, requestsOf } from './testing/fuzz-requests.ts';
import { entryOf } from './testing/params-for.ts';
import type { SampleRequest } from './testing/sample.ts';
import { sampleFor } from './testing/sample-for.ts';
import { makeWorld, TABLET } from './testing/world.ts';

/** `npm run fuzz` tries each call more often. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 5);
/** The work of a request, in pieces of work of a fixed size. */
const MOST_YARDS = 100;
const MOST_MS = MOST_YARDS * Math.max(yardMs(), yardMs());
const HANGS_MS = 2 * MINUTE;
const OPTIONS = { timeout: (RUNS + 1) * HANGS_MS };

/** Hosts that are made up are looked up nowhere, and least of all outside of this machine. */
function answerNoNames(): void {
  const { lookup } = dns;
  const noName = Object.assign(new Error('There is no such name'), { code: 'ENOTFOUND' });
  const look = (name: string, ...given: [unknown, (error: Error) => void]) =>
    isIP(name) || name === 'localhost' ? lookup(name, ...(given as [never, never])) : given[1](noName);
  Object.assign(dns, { lookup: look });
  syncBuiltinESMExports();
  atEnd(() => {
    Object.assign(dns, { lookup });
    syncBuiltinESMExports();
  });
}
answerNoNames();

const thali = await useTestApp();
const world = await makeWorld(thali);
const address = await thali.listen();

let headersOf: Partial<Record<'operator' | 'owner', Record<string, string>>> = {};

/** Whom the call admits, so that more of it is tried than its door: another one whenever a call has ended their session. */
async function callerOf({ access, forKeys }: Endpoint): Promise<Record<string, string>> {
  if (access === 'guest' || access === 'anybody') return {};
  if (forKeys) return world.program.headers();
  if (access === 'tablet') return world.actors[TABLET]?.headers() ?? {};
  const kind = isOfOperators(access) ? 'operator' : 'owner';
  const signIn = async () =>
    kind === 'operator' ? signInOperator(thali) : logIn(thali, (await world.standInFor('OWNER')) ?? '');
  headersOf[kind] ??= { authorization: `token ${await signIn()}` };
  return headersOf[kind];
}

async function send({ url, ...request }: FuzzRequest, caller: Record<string, string>) {
  const started = process.cpuUsage();
  const answer = await fetch(address + url, {
    ...request,
    headers: { ...request.headers, ...caller },
    redirect: 'manual',
    signal: AbortSignal.timeout(HANGS_MS),
  });
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? '' : await answer.text();
  if (isStream) await answer.body?.cancel();
  return { status: answer.status, text, took: processorMs(started) };
}

/** What the log says of a request that failed. */
const whyOf = (text: string) => {
  const id = /"requestId":"([\w-]+)"/.exec(text)?.[1] ?? 'none';
  return thali.logs.find((line) => line.includes(id) && line.includes('"err"')) ?? '';
};

/** What reads comes before what adds, and that before what changes and removes. */
const ORDER = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
const calls = Object.entries<Endpoint>(ALL_CALLS)
  .map(([name, call]) => ({ name, call }))
  .toSorted((one, other) => ORDER.indexOf(one.call.method) - ORDER.indexOf(other.call.method));
/** Right requests, made while the world is still as it was made. */
const samples = new Map<string, SampleRequest>();
for (const { name, call } of calls)
  samples.set(name, await sampleFor(entryOf(name), world, await callerOf(call)));

test.each(calls)(
  '$name answers whatever its schema may hold, with little work',
  OPTIONS,
  async ({ name, call }) => {
    const requests = requestsOf(call, samples.get(name) ?? {}, world);
    const attempt = async (request: FuzzRequest) => {
      await takesAtMost(MOST_MS, async () => {
        const { status, text, took } = await send(request, await callerOf(call));
        if (status === 401) headersOf = {};
        expect(status, `${text.slice(0, 300)} ${whyOf(text)}`).toBeLessThan(500);
        return took;
      });
    };
    await fc.assert(fc.asyncProperty(requests, attempt), { numRuns: RUNS });
  },
);
