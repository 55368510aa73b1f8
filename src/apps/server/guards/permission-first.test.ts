import { expect, test } from 'vitest';
import { ALL_CALLS } from '#calls/index.ts';
import { may, PERMISSIONS, type Permission, ROLES, type Role } from '#restaurant/people/rules/permissions.ts';
import { readOperations } from '#testing/server/operations.ts';
import { urlOf } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { ACCESS } from './permissions-table.ts';
import { paramsFor } from './testing/params-for.ts';
import { makeWorld, STRANGER } from './testing/world.ts';

/** Callers without permission are told so whatever they send: 401, 403 and 404 come before 422 and 428. */
const thali = await useTestApp();
const world = await makeWorld(thali);
const operations = await readOperations(thali);

/** The entries of the table about an operation. */
const entriesOf = (operationId: string) =>
  Object.entries(ACCESS).filter(([name]) => name.split('/')[0] === operationId);
const rolesOf = (operationId: string): Role[] =>
  ROLES.filter((role) =>
    entriesOf(operationId).some(([, access]) => Array.isArray(access) && access.includes(role)),
  );
const isOfMembers = ({ operationId }: { operationId: string }) => rolesOf(operationId).length > 0;
const isOfAccount = ({ operationId }: { operationId: string }) =>
  entriesOf(operationId).some(([, access]) => access === 'account');

const WRONG_BODIES: [what: string, body: unknown, headers: Record<string, string>][] = [
  ['nothing', undefined, {}],
  ['a list', [], {}],
  ['unknown fields', { nobody: 'knows', this: 1 }, {}],
  ['broken JSON', '{', { 'content-type': 'application/json' }],
];

async function outcomes(operation: (typeof operations)[number], actor: string): Promise<Set<string>> {
  const { operationId, method } = operation;
  const params = await paramsFor(world, operationId);
  const who = (await world.actors[actor]?.headers()) ?? {};
  const found = new Set<string>();
  for (const [, body, headers] of WRONG_BODIES) {
    if (method === 'GET' && body !== undefined) continue;
    const url = `${urlOf(operation, world, params)}?limit=-1&since=x&from=x&paper=x&before=x&format=x&cause=x`;
    const answer = await thali.call(method, url, { body, headers: { ...headers, ...who } });
    found.add(`${answer.status} ${answer.body?.code}`);
  }
  return found;
}

const isPermission = (access: string): access is Permission => access in PERMISSIONS;

test.each(Object.entries(ALL_CALLS))(
  '%s is declared for those whom the table has',
  (name, { access, ...call }) => {
    const inTable = entriesOf(name).map(([, given]) => given);
    if ('forKeys' in call) expect(new Set(inTable)).toEqual(new Set(['program']));
    else if (!isPermission(access)) expect(inTable).toEqual([access]);
    else expect(ROLES.filter((role) => may(role, access))).toEqual(rolesOf(name));
  },
);

test.each(operations.filter(isOfMembers))('$operationId, with invalid data', async (operation) => {
  const allowed = rolesOf(operation.operationId);
  for (const role of ROLES.filter((role) => !allowed.includes(role)))
    expect([role, ...(await outcomes(operation, role))]).toEqual([role, '403 FORBIDDEN']);
  expect([...(await outcomes(operation, STRANGER))]).toEqual(['404 STORE_NOT_FOUND']);
  expect([...(await outcomes(operation, 'nobody'))]).toEqual(['401 UNAUTHENTICATED']);
});

test.each(operations.filter(isOfAccount))('$operationId, invalid and not signed in', async (operation) => {
  expect([...(await outcomes(operation, 'nobody'))]).toEqual(['401 UNAUTHENTICATED']);
});
