import type { Feature } from '#platform/feature/server/feature.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { stationCalls } from '../wire/stations-calls.ts';
import { findStation, listStations } from './find-stations.ts';
import { addStation, changeStation, removeStation } from './save-station.ts';

export const stations: Feature = {
  tables: ['stations'],
  otherTables: { station_due: 'goes' },
  routes: [stationRoutes],
  named: { stationId: findStation },
};

function stationRoutes(app: App): void {
  serve(app, stationCalls, {
    listStations,
    addStation: async (ctx, { body }) => addStation(ctx, body),
    changeStation: async (ctx, { params, body }) => changeStation(ctx, params.stationId, body),
    removeStation: async (ctx, { params }) => removeStation(ctx, params.stationId),
  });
}
