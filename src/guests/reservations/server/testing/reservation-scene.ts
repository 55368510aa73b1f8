import { randomUUID } from 'node:crypto';
import { newPhone } from '#testing/server/people/test-otp.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import { type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { DEFAULT_RESERVATIONS } from '../../rules/reservation.ts';

/** The evening of the day that tests begin on, 20 November 2026 in India. */
export const evening = (clock = '19:00', day = '2026-11-20') =>
  new Date(`${day}T${clock}:00+05:30`).toISOString();

/** What guests and staff do with reservations. */
export function reservationScene(thali: TestApp) {
  const url = ({ storeId }: Pick<TestStore, 'storeId'>, path = '') => `/api/calendar/${storeId}${path}`;
  const asStaff =
    (method: string) =>
    (store: TestStore, path: string, body?: object, token = store.token) =>
      thali.call(method, url(store, path), { token, ...(body ? { body } : {}) });
  const [get, post, put, patch, remove] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map(asStaff) as [
    ReturnType<typeof asStaff>,
    ReturnType<typeof asStaff>,
    ReturnType<typeof asStaff>,
    ReturnType<typeof asStaff>,
    ReturnType<typeof asStaff>,
  ];
  const save = (store: TestStore, more: object = {}, token = store.token) =>
    put(store, '/settings', { ...DEFAULT_RESERVATIONS, isOn: true, isWaitingOn: true, ...more }, token);

  /** A store with tables for so many guests each, that is reserved and waited at. */
  async function openStore(seats: number[], settings: object = {}): Promise<TestStore> {
    const store = await teaStore(thali);
    const tables = seats.map((count, index) => {
      return { iden: String(index + 1), idel: 'Table', conf: null, seats: count };
    });
    if (tables.length > 0)
      await thali.call('POST', `/api/stores/${store.storeId}/tables`, {
        token: store.token,
        body: { tables },
      });
    await save(store, settings);
    return store;
  }

  const guest = (more: object = {}) => ({
    _id: randomUUID() as string,
    startsAt: evening(),
    party: 2,
    name: 'Meera Nair',
    phone: newPhone(),
    countryCode: '+91',
    email: '',
    note: '',
    language: 'en',
    ...more,
  });
  const waiter = (more: object = {}) => {
    const { startsAt: _, email: __, note: ___, ...party } = guest();
    return { ...party, ...more };
  };
  const entered = (more: object = {}) => {
    const { _id: _, language: __, ...body } = guest({ staffNote: '' });
    return { ...body, ...more };
  };
  return {
    url,
    get,
    post,
    put,
    patch,
    remove,
    save,
    openStore,
    guest,
    waiter,
    entered,
    book: (store: TestStore, more: object = {}) =>
      thali.call('POST', url(store, '/book'), { body: guest(more) }),
    join: (store: TestStore, more: object = {}) =>
      thali.call('POST', url(store, '/line'), { body: waiter(more) }),
    own: (store: TestStore, id: string) => thali.call('GET', url(store, `/book/${id}`)),
    rebook: (store: TestStore, id: string, body: object) =>
      thali.call('PUT', url(store, `/book/${id}`), { body }),
    cancel: (store: TestStore, id: string) =>
      thali.call('POST', url(store, `/book/${id}/cancel`), { body: {} }),
    add: (store: TestStore, more: object = {}) => post(store, '/reservations', entered(more)),
    move: (store: TestStore, id: string, state: string, more: object = {}) =>
      post(store, `/reservations/${id}/state`, { state, ...more }),
    calendar: async (store: TestStore, query = '') => (await get(store, query)).body,
    times: async (store: TestStore, query = '') =>
      (await thali.call('GET', url(store, `/book${query}`))).body,
  };
}
