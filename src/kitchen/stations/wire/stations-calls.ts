import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, ofStore } from '#platform/calls/wire/params.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import { stationBody, stationsView } from './stations.ts';

const ofStation = z.extend(ofStore, { stationId: anyId });
const response = { 200: stationsView };
const example = {
  name: 'Grill',
  categories: [],
  items: [],
  isDefault: false,
  minutes: 12,
  times: [],
  printers: [],
};

export const stationCalls = endpoints('Stations', {
  listStations: {
    method: 'GET',
    url: '/api/stores/:storeId/stations',
    access: 'order.read',
    schema: { summary: 'The stations of the kitchen, and what each cooks', params: ofStore, response },
  },
  addStation: {
    method: 'POST',
    url: '/api/stores/:storeId/stations',
    access: 'store.update',
    example,
    schema: {
      summary: 'A new station. What it cooks is no longer cooked at others; the first one cooks all else',
      params: ofStore,
      body: stationBody,
      response,
    },
  },
  changeStation: {
    method: 'PUT',
    url: '/api/stores/:storeId/stations/:stationId',
    access: 'store.update',
    example,
    schema: { summary: 'The station as it is to be', params: ofStation, body: stationBody, response },
  },
  removeStation: {
    method: 'DELETE',
    url: '/api/stores/:storeId/stations/:stationId',
    access: 'store.update',
    schema: {
      summary: 'Removes a station. The default cooks what it cooked',
      params: ofStation,
      response,
    },
  },
  watchStation: {
    method: 'POST',
    url: '/api/stores/:storeId/stations/:stationId/watch',
    access: 'order.move',
    schema: {
      summary: 'Somebody has the screen of this station open',
      params: ofStation,
      body: nothingBody,
      response: noContent,
    },
  },
});
