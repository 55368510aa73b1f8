import { expect, test } from 'vitest';
import { ALL_CALLS } from '#calls/index.ts';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { isApprovable } from '#restaurant/people/rules/tablet.ts';
import { readOperations } from '#testing/server/operations.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { urlOf } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { ACCESS } from './permissions-table.ts';
import { sampleFor } from './testing/sample-for.ts';
import { makeWorld } from './testing/world.ts';

/** At a tablet, what a manager can approve is refused by the verb, which says what they are to be shown. */
const thali = await useTestApp();
const world = await makeWorld(thali);
const operations = new Map((await readOperations(thali)).map((one) => [one.operationId, one]));
const cook = await addTestPerson(thali, world.store, { name: 'Devi', role: 'KITCHEN' });
const tablet = await admitTestTablet(thali, world.store);

const entries = Object.keys(ACCESS).filter((entry) => {
  const call = new Map<string, Endpoint>(Object.entries(ALL_CALLS)).get(entry.split('/')[0] ?? '');
  return isApprovable(call?.access);
});

test.each(entries)('%s is refused to a cook, with the act to be approved', async (entry) => {
  const operation = operations.get(entry.split('/')[0] ?? '');
  if (!operation) throw new Error(`${entry} is not in the document`);
  const { params = {}, body, headers = {} } = await sampleFor(entry, world, {});
  const url = urlOf(operation, world, params);
  const cookie = await startTestTurn(thali, tablet, cook);
  const answer = await thali.call(operation.method, url, {
    headers: { ...headers, cookie },
    ...(body === undefined ? {} : { body }),
  });
  expect({ status: answer.status, details: answer.body?.details }).toMatchObject({
    status: 403,
    details: { permission: expect.any(String), act: { on: expect.stringContaining(url) } },
  });
});
