import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { PASSWORD, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();

const settingsOf = async (storeId: string, token: string) =>
  (await thali.call('GET', `/api/stores/${storeId}/bill-settings`, { token })).body;

test('a restaurant that is opened in the office is paid in whole rupees, one of a program to the paisa', async () => {
  const body = { name: 'Asha', email: `${unique()}@thali.example`, password: PASSWORD, storeName: 'Chai' };
  const { body: signed } = await thali.call('POST', '/tenant/api/menu/signup/', { body });
  const { token, stores } = signed;
  expect(await settingsOf(stores[0]._id, token)).toMatchObject({ isRounded: false, kind: 'bill' });

  const { body: second } = await thali.call('POST', '/api/stores', { token, body: { name: 'Second' } });
  expect(await settingsOf(second._id, token)).toMatchObject({ isRounded: true, kind: 'bill' });
  await thali.call('PATCH', `/store/api/store/${second._id}/`, { token, body: { gstNo: '29AAGCB7383J1Z4' } });
  expect(await settingsOf(second._id, token)).toMatchObject({ isRounded: true, kind: 'tax_invoice' });

  const signUp = { ...body, email: `${unique()}@thali.example` };
  const { headers } = await thali.call('POST', '/api/account', { body: signUp });
  const [cookie = ''] = [headers['set-cookie']].flat();
  const session = await thali.call('GET', '/api/session', {
    headers: { cookie: String(cookie).split(';')[0] ?? '' },
  });
  const { _id } = session.body.stores[0];
  const own = await thali.call('GET', `/api/stores/${_id}/bill-settings`, {
    headers: { cookie: String(cookie).split(';')[0] ?? '' },
  });
  expect(own.body).toMatchObject({ isRounded: true });
});
