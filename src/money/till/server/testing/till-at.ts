import type { TestApp } from '#testing/server/test-app.ts';
import type { TestStore } from '#testing/server/test-stores.ts';
import type { TillView } from '../../wire/till.ts';

/** The till of a store, as somebody uses it. */
export function tillAt(thali: TestApp, store: TestStore, token = store.token) {
  const at = { params: { storeId: store.storeId }, token };
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers = {}) =>
    thali.call(method, `/api/stores/${store.storeId}/till${path}`, { ...at, body, headers });
  return {
    read: async (): Promise<TillView> => (await send('GET', '')).body,
    add: (body: object, headers = {}) => send('POST', '/entries', body, headers),
    undo: (id = '') => send('POST', `/entries/${id}/undo`),
    close: (number: number, note?: string, slips?: object[]) =>
      send('POST', '/close', { number, note, slips }),
    day: async (number: number) => (await send('GET', `/days/${number}`)).body,
    days: async () => (await send('GET', '/days')).body.days,
    save: (body: object) =>
      send('PUT', '/settings', {
        boundary: '04:00',
        blind: false,
        closesItself: false,
        drawers: [],
        ...body,
      }),
  };
}

/** The sums of a report by their names. */
export const sumsIn = (report: TillView['report']) =>
  Object.fromEntries((report?.sums ?? []).map(({ kind, key, amount }) => [`${kind} ${key}`.trim(), amount]));
