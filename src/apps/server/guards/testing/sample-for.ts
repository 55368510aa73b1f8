import * as z from 'zod';
import { ALL_CALLS } from '#calls/index.ts';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import type { Asker, SampleRequest } from './sample.ts';
import { SAMPLES } from './sample-requests.ts';
import type { World } from './world.ts';

const CALLS = new Map<string, Endpoint>(Object.entries(ALL_CALLS));

/** A request that is right in everything except, maybe, its caller; for an entry of the table of permissions. */
export async function sampleFor(entry: string, world: World, asker: Asker = {}): Promise<SampleRequest> {
  const made = await SAMPLES[entry]?.(world, asker);
  return made ?? declared(CALLS.get(entry));
}

/** The example, or nothing, if the call takes nothing. */
function declared(call: Endpoint | undefined): SampleRequest {
  if (call?.example) return { body: call.example };
  const { body } = call?.schema ?? {};
  return body && z.safeParse(body, {}).success ? { body: {} } : {};
}
