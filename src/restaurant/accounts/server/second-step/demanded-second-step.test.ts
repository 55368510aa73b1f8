import { expect, test } from 'vitest';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { switchOnTotp } from '#testing/server/people/account-steps.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, createTestStore, logIn } from '#testing/server/test-stores.ts';

const thali = await useTestApp();

test('a store that requires a second step for a role refuses members without one', async () => {
  const store = await createTestStore(thali);
  const profile = `/store/api/store/${store.storeId}/`;
  const demand = (token: string, secondStepRoles: string[]) =>
    thali.call('PATCH', profile, { token, body: { secondStepRoles } });
  const manager = await logIn(thali, await addMember(thali, store, 'MANAGER'));
  const cook = await logIn(thali, await addMember(thali, store, 'KITCHEN'));

  expectError(await demand(manager, ['KITCHEN']), 403, 'FORBIDDEN');
  expectFields(await demand(store.token, ['OWNER', 'MANAGER']), {
    secondStepRoles: 'Set up your own second step first',
  });
  expect((await demand(store.token, ['MANAGER'])).body.secondStepRoles).toEqual(['MANAGER']);

  expectError(
    await thali.call('GET /store/api/store/:storeId', { params: store, token: manager }),
    403,
    'SECOND_STEP_REQUIRED',
  );
  expectError(
    await thali.call('GET /api/stores/:storeId/orders', { params: store, token: manager }),
    403,
    'SECOND_STEP_REQUIRED',
  );
  for (const token of [cook, store.token])
    expect((await thali.call('GET /api/stores/:storeId/orders', { params: store, token })).status).toBe(200);

  await switchOnTotp(thali, manager);
  expect(
    (await thali.call('GET /api/stores/:storeId/orders', { params: store, token: manager })).status,
  ).toBe(200);
  await switchOnTotp(thali, store.token);
  expect((await demand(store.token, ['OWNER'])).status).toBe(200);
});
