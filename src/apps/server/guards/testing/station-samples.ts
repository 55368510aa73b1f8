import { askOffice } from '#kitchen/printing/server/testing/print-scene.ts';
import { stationCalls } from '#kitchen/stations/wire/stations-calls.ts';
import { unique } from '#testing/server/test-stores.ts';
import type { World } from './world.ts';

const body = () => ({ ...stationCalls.addStation.example, name: unique().slice(0, 30) });

/** A store has twelve at most. */
async function station({ thali, store }: World): Promise<Record<string, string>> {
  const { body: before } = await askOffice(thali, store, 'GET', 'stations');
  for (const { _id } of before.stations.slice(6)) await askOffice(thali, store, 'DELETE', `stations/${_id}`);
  const { body: after } = await askOffice(thali, store, 'POST', 'stations', body());
  return { stationId: after.stations.at(-1)._id };
}

export const STATION_SAMPLES = {
  addStation: async (world: World) => {
    await station(world);
    return { body: body() };
  },
  '/stations/:stationId': async (world: World) => ({ params: await station(world) }),
  changeStation: () => ({ body: body() }),
};
