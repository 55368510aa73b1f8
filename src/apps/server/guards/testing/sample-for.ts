import * as z from 'zod';
import { ALL_CALLS } from '#calls/index.ts';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import type { Asker, SampleRequest } from './sample.ts';
import { SAMPLES } from './sample-requests.ts';
import type { World } from './world.ts';

const CALLS = new Map<string, Endpoint>(Object.entries(ALL_CALLS));

/** A request that is right in everything except, maybe, its caller; for an entry of the table of permissions. */
export async function sampleFor(entry: string, world: World, asker: Asker = {}): Promise<SampleRequest> {
  const call = CALLS.get(entry.split('/')[0] ?? '');
  const made = (await SAMPLES[entry]?.(world, asker)) ?? declared(call);
  const address = addressIn(call?.url ?? '');
  if (!address || made.params?.[nameIn(address)] !== undefined) return made;
  const there = await SAMPLES[address]?.(world, asker);
  return { ...there, ...made, params: { ...there?.params, ...made.params } };
}

const ADDRESSES = Object.keys(SAMPLES).filter((key) => key.startsWith('/'));

/** Of the addresses that have a sample, the one whose name comes last in a call's. */
const addressIn = (url: string) =>
  ADDRESSES.filter((address) => `${url}/`.includes(`${address}/`)).sort(
    (one, other) => url.indexOf(nameIn(other)) - url.indexOf(nameIn(one)),
  )[0];

const nameIn = (address: string) => address.split(':').at(-1) ?? '';

/** The example, or nothing, if the call takes nothing. */
function declared(call: Endpoint | undefined): SampleRequest {
  if (call?.example) return { body: call.example };
  const { body } = call?.schema ?? {};
  return body && z.safeParse(body, {}).success ? { body: {} } : {};
}
