import { askOffice } from '#kitchen/printing/server/testing/print-scene.ts';
import { keyCalls } from '#programs/keys/wire/keys-calls.ts';
import { unique } from '#testing/server/test-stores.ts';
import type { World } from './world.ts';

const NAME = 'Sample';
const body = () => ({ ...keyCalls.makeKey.example, name: `${NAME} ${unique()}` });

/** A store has twenty at most, of which some may be callers. */
async function key({ thali, store }: World): Promise<Record<string, string>> {
  const { body: before } = await askOffice(thali, store, 'GET', 'keys');
  const samples = before.keys.filter(({ name }: { name: string }) => name.startsWith(NAME));
  for (const { _id } of samples.slice(5)) await askOffice(thali, store, 'DELETE', `keys/${_id}`);
  const { body: made } = await askOffice(thali, store, 'POST', 'keys', body());
  return { keyId: made.key._id };
}

export const KEY_SAMPLES = {
  makeKey: async (world: World) => {
    await key(world);
    return { body: body() };
  },
  '/keys/:keyId': async (world: World) => ({ params: await key(world) }),
};
