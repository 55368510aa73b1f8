import { expect, test } from 'vitest';
import { readOperations } from '#testing/server/operations.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { urlOf } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { openTestBrand } from '#testing/server/test-brands.ts';
import { logIn } from '#testing/server/test-stores.ts';
import { ACCESS, isOperators } from './permissions-table.ts';
import { entryOf } from './testing/params-for.ts';
import { sampleFor } from './testing/sample-for.ts';
import { makeWorld } from './testing/world.ts';

/** Each call whose address names something of one brand, at the address of another: there is no such thing. */
const thali = await useTestApp();
const world = await makeWorld(thali);
const dhaba = await openTestBrand(thali, 'Dhaba');
const operator = await signInOperator(dhaba.thali, 'OWNER', dhaba.brandId);
/** An owner at the first brand, who signs in at the other with the same password. */
const owner = await logIn(dhaba.thali, world.emailOf['OWNER'] ?? '');

/** What names no restaurant, or needs no look at it to be answered. */
const OTHERWISE: Record<string, string> = {
  readImage: '200, by a name that is made from the picture',
  askForDeviceJob: '200, by a printer’s own token, at whichever address it has',
  endDeviceJob: '204, by a printer’s own token, at whichever address it has',
  askForStarJob: '200, by a printer’s own token, at whichever address it has',
  readStarJob: '200, by a printer’s own token, at whichever address it has',
  endStarJob: '200, by a printer’s own token, at whichever address it has',
  callFromEpson: '200, by a printer’s own token, at whichever address it has',
  returnFromPaytm: '303, to a page that is not there',
  returnFromRazorpay: '303, to a page that is not there',
  returnFromInvoice: '303, to a page that is not there',
  changeV1Dish: '401, as a key of one brand is none at another',
  draftV1Price: '401, as a key of one brand is none at another',
  readV1Order: '401, as a key of one brand is none at another',
  moveV1Order: '401, as a key of one brand is none at another',
  claimInvoice: '303, to a page that is not there',
};

const named = (await readOperations(thali)).filter(({ path }) => path.includes('{'));

test.each(named)('$operationId finds nothing of another brand', async (operation) => {
  const entry = entryOf(operation.operationId);
  const { params = {}, query = '', headers = {}, body } = await sampleFor(entry, world);
  const url = urlOf(operation, world, params) + query;
  const access = ACCESS[entry];
  const token = access === 'guest' ? {} : { token: isOperators(access) ? operator : owner };
  const sent = body === undefined ? {} : { body };
  const answer = await dhaba.thali.call(operation.method, url, { headers, ...sent, ...token });
  expect(String(answer.status)).toBe((OTHERWISE[operation.operationId] ?? '404').slice(0, 3));
  const { location } = answer.headers;
  if (typeof location === 'string')
    expect((await dhaba.thali.call('GET', location, { headers: { accept: 'text/html' } })).status).toBe(404);
});
