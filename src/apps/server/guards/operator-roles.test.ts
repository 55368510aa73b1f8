import { expect, test } from 'vitest';
import { ALL_CALLS } from '#calls/index.ts';
import { OPERATOR_ROLES } from '#operators/stores/rules/roles.ts';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { readOperations } from '#testing/server/operations.ts';
import { giveOperator, signInOperator } from '#testing/server/people/test-people.ts';
import { urlOf } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, logIn, teaStore } from '#testing/server/test-stores.ts';
import { ACCESS, isOperators, OPERATORS } from './permissions-table.ts';
import type { SampleRequest } from './testing/sample.ts';
import { sampleFor } from './testing/sample-for.ts';
import { makeWorld } from './testing/world.ts';

/** Each call of operators, by operators in each role: those of the table are served, the others learn that they may not. */
const thali = await useTestApp();
const world = await makeWorld(thali);
const operations = new Map((await readOperations(thali)).map((one) => [one.operationId, one]));
const calls = Object.entries(ACCESS).flatMap(([name, access]) =>
  isOperators(access) ? [{ name, access }] : [],
);
const tokens = new Map(
  await Promise.all(OPERATOR_ROLES.map(async (role) => [role, await signInOperator(thali, role)] as const)),
);

/** For calls whose sample changes nothing a second time, or nothing at all. */
const OTHERWISE: Record<string, (sample: SampleRequest) => Promise<object | undefined>> = {
  savePlanRules: async ({ body }) => ({ ...(body as object), graceDays: 13 }),
  saveWatch: async ({ body }) => ({ ...(body as object), emails: false }),
  changeSignUp: async () => ({ policy: 'invitation' }),
  changePlan: async () => ({ price: 601 }),
  changeSubscription: async () => ({ status: 'trial' }),
  saveBrand: async ({ body }) => ({ ...(body as object), name: 'Another name' }),
  saveInvoiceSettings: async ({ body }) => ({ ...(body as object), upi: 'other@upi' }),
  async changeOperator({ params, body }) {
    const sql = `insert into operators (account_id, brand_id, role, since) values ($1, $2, 'READER', now())`;
    await thali.database.pool.query(sql, [params?.['accountId'], FIRST_BRAND]);
    return body as object;
  },
  async endSessionsOfAccount({ params }) {
    const sql = 'select email from accounts where id = $1';
    const { rows } = await thali.database.pool.query(sql, [params?.['accountId']]);
    await logIn(thali, rows[0].email);
    return undefined;
  },
};

async function ask(
  name: string,
  token: string | undefined,
  changed: Record<string, string> = {},
  bodyOf = async ({ body }: SampleRequest): Promise<unknown> => body,
) {
  const operation = operations.get(name);
  if (!operation || token === undefined) throw new Error(`No call ${name}`);
  const sample = await sampleFor(name, world, { authorization: `token ${token}` });
  const { params, query = '', headers } = sample;
  const body = await bodyOf(sample);
  const url = urlOf(operation, world, { ...params, ...changed }) + query;
  const given = { headers: headers ?? {}, token, ...(body === undefined ? {} : { body }) };
  const { status, body: answer } = await thali.call(operation.method as string, url, given);
  return status < 400 ? 'served' : `${status} ${answer.code}`;
}

test.each(calls)('$name is served to the roles with $access alone', async ({ name, access }) => {
  const outcomes: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const [role, token] of tokens) {
    wanted[role] = OPERATORS[access].includes(role) ? 'served' : '403 FORBIDDEN';
    outcomes[role] = await ask(name, token);
  }
  expect(outcomes).toEqual(wanted);
});

test('without a second step an operator is shown nothing, in any role', async () => {
  const email = await addMember(thali, await teaStore(thali), 'OWNER');
  const token = await logIn(thali, email);
  await giveOperator(thali, email, 'READER');
  for (const { name } of calls)
    expect([name, await ask(name, token)]).toEqual([name, '403 SECOND_STEP_REQUIRED']);
});

/** It sends something, and leaves everything as it is. */
const CHANGES_NOTHING = ['testWatch'];
const changes = calls.filter(
  ({ name }) => operations.get(name)?.method !== 'GET' && !CHANGES_NOTHING.includes(name),
);

// The last one: it leaves the sign-up to those who are invited.
test.each(changes)('$name stands in the log of operators, as what it declares', async ({ name }) => {
  const what = new Map(Object.entries<Endpoint>(ALL_CALLS)).get(name)?.logs;
  const entries = async () =>
    (
      await thali.call('GET', `/api/operator/log?forFile=1&what=${what}`, {
        token: tokens.get('OWNER') ?? '',
      })
    ).body.entries.length;
  thali.clock.advance(1);
  const before = await entries();
  expect(await ask(name, tokens.get('OWNER'), {}, OTHERWISE[name])).toBe('served');
  expect(await entries()).toBe(before + 1);
});
