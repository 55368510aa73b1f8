import { expect, test } from 'vitest';
import { type Operation, readOperations } from '#testing/server/operations.ts';
import { urlOf } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { ACCESS } from './permissions-table.ts';
import { entryOf, paramsFor } from './testing/params-for.ts';
import { makeWorld } from './testing/world.ts';

/** A missing thing in the address is reported before faults of the call: 404 comes before 422 and 428. */
const thali = await useTestApp();
const world = await makeWorld(thali);
const elsewhere = await makeWorld(thali);

/** Calls whose address names nothing that could be missing, or whose callers must not learn it. */
const OTHERS: Record<string, string> = {
  sendOtp: 'any telephone number may be asked for',
  sendOtpOlder: 'any telephone number may be asked for',
  returnFromPaytm: 'a form that is not believed redirects to a page, whatever it names',
  returnFromRazorpay: 'a form that is not believed redirects to a page, whatever it names',
  claimInvoice: 'a form redirects to the page, which says what there is',
  returnFromInvoice: 'a form that is not believed redirects to a page, whatever it names',
  hearFromRazorpay: 'an unsigned notice must not learn which stores exist',
  askForDeviceJob: 'a wrong address is counted, and told nothing else',
  endDeviceJob: 'a wrong address is counted, and told nothing else',
  askForStarJob: 'a wrong address is counted, and told nothing else',
  readStarJob: 'a wrong address is counted, and told nothing else',
  endStarJob: 'a wrong address is counted, and told nothing else',
  readConversation: 'an id that is none has an answer of its own',
  writeMessage: 'an id that is none has an answer of its own',
  sendPicture: 'an id that is none has an answer of its own',
  sendGuestPicture: 'a conversation begins with its first message',
  markConversationSeen: 'an id that is none has an answer of its own',
  noteTyping: 'an id that is none has an answer of its own',
  blockGuest: 'an id that is none has an answer of its own',
  readGuestChat: 'a conversation begins with its first message',
  writeGuestMessage: 'a conversation begins with its first message',
  markGuestChatSeen: 'a conversation begins with its first message',
  noteGuestTyping: 'a conversation begins with its first message',
  followGuestChat: 'a conversation begins with its first message',
  readMailFile: 'a file is named by its place, which every letter may have',
  saveMailDraft: 'a draft begins when it is first saved',
  sendMailDraft: 'a draft begins when it is first saved',
  undoMailDraft: 'a draft begins when it is first saved',
  deleteMailDraft: 'a draft begins when it is first saved',
  claimPart: 'only those at a table learn of its parts',
  dropPart: 'only those at a table learn of its parts',
  takeCallBack: 'only those at a table learn of its calls',
  changeAnnouncement: 'nobody but an operator learns that there are announcements',
  endAnnouncement: 'nobody but an operator learns that there are announcements',
  revokeOperatorInvitation: 'nobody but an operator learns whom they invite',
  revokeOwnersInvitation: 'nobody but an operator learns whom they invite',
  endSessionsOfAccount: 'nobody but an operator learns who has an account',
  changeOperator: 'nobody but an operator learns who has an account',
  changePlan: 'nobody but an operator learns that there are plans',
  replacePlan: 'nobody but an operator learns that there are plans',
  refuseInvoiceClaim: 'nobody but an operator learns that there are invoices',
  refundInvoice: 'nobody but an operator learns that there are invoices',
  endCoupon: 'nobody but an operator learns that there are coupons',
  deleteFilter: 'nobody but an operator learns that there are filters',
  moveBrand: 'nobody but an operator of the first learns that there are brands',
  noteInvoicePaid: 'nobody but an operator learns that there are invoices',
  endStoreMandate: 'nobody but an operator learns that there are invoices',
  withdrawInvoice: 'nobody but an operator learns that there are invoices',
  putSittingLine: 'a line begins when it is put into the cart',
  deleteSittingLine: 'a line that is gone is as it should be',
  callFromEpson: 'a wrong address is counted, and told nothing else',
};

const NOBODYS = ['00000000-0000-4000-8000-000000000000', 'nothing', '999999999', 'x'.repeat(100)];

const namesOf = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
/** The names in the address to try. For staff, the store itself has already been checked. */
function ownNames(operation: Operation): string[] {
  const names = namesOf(operation).filter((name) => name !== 'time');
  return isOfStrangers(operation) ? names : names.filter((name) => name !== 'storeId');
}
const accessOf = ({ operationId }: Operation) => ACCESS[entryOf(operationId)];

const isOfStrangers = (operation: Operation) => ['guest', 'anybody'].includes(String(accessOf(operation)));

const operations = (await readOperations(thali)).filter((operation) => ownNames(operation).length > 0);
const cases = operations
  .filter(({ operationId }) => !(operationId in OTHERS))
  .flatMap((operation) => ownNames(operation).map((name) => ({ ...operation, name })));

const WRONG: [body: unknown, headers: Record<string, string>][] = [
  [undefined, {}],
  [[], {}],
  [{ nobody: 'knows' }, {}],
  ['{', { 'content-type': 'application/json' }],
  ['text', { 'content-type': 'text/plain' }],
];

test('the calls that are left out exist', () => {
  const known = operations.map(({ operationId }) => operationId);
  expect(known).toEqual(expect.arrayContaining(Object.keys(OTHERS)));
});

test.each(cases)('$operationId, with a {$name} that does not exist', async ({ name, ...operation }) => {
  const there = await paramsFor(world, operation.operationId);
  const theirs = { ...elsewhere.params, ...(await paramsFor(elsewhere, operation.operationId)) };
  const isForeign = !isOfStrangers(operation) && name !== 'revision' && name !== 'dayNumber';
  const caller = accessOf(operation) === 'program' ? world.program : world.actors['OWNER'];
  const headers = isOfStrangers(operation) ? {} : ((await caller?.headers()) ?? {});
  const found = new Set<string>();
  for (const value of isForeign ? [...NOBODYS, String(theirs[name])] : NOBODYS)
    for (const [body, more] of WRONG) {
      if (operation.method === 'GET' && body !== undefined) continue;
      const url = urlOf(operation, world, { ...there, [name]: value });
      const query = 'limit=-1&since=x&paper=x&what=x&revision=x&iden=1&iden=2';
      const answer = await thali.call(operation.method, `${url}?${query}`, {
        body,
        headers: { ...more, ...headers },
      });
      found.add(`${answer.status} ${answer.body?.code}`);
    }
  expect([...found]).toEqual([expect.stringMatching(/^404 \w+_NOT_FOUND$/)]);
});
