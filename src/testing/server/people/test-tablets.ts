import { createHmac } from 'node:crypto';
import type { NewPersonBody } from '#restaurant/tablets/wire/tablets.ts';
import { textOfCommand, textOfTurn } from '#restaurant/without-the-line/rules/signed-command.ts';
import type { Answer } from '../call.ts';
import type { Api, TestStore } from '../test-stores.ts';

type Access = Pick<TestStore, 'storeId' | 'token'>;

/** The PIN of all people made here. */
export const PIN = '2580';

/** The tablet's cookie as an answer sets it. */
export function tabletCookieOf({ headers }: Answer): string {
  const set = [headers['set-cookie'] ?? []].flat().map(String);
  return set.find((cookie) => cookie.includes('thali_tablet='))?.split(';')[0] ?? '';
}

/** Admits a tablet. Answers its cookie. */
export async function admitTestTablet(thali: Api, { storeId, token }: Access, name = 'Counter') {
  const params = { storeId };
  const answer = await thali.call('POST /api/stores/:storeId/tablets', { params, token, body: { name } });
  if (answer.status !== 201) throw new Error(`The tablet was refused: ${answer.text}`);
  return tabletCookieOf(answer);
}

/** Adds somebody who only has a PIN. Answers their id. */
export async function addTestPerson(
  thali: Api,
  { storeId, token }: Access,
  person: Partial<NewPersonBody> = {},
): Promise<string> {
  const body = { name: 'Ravi', role: 'STAFF' as const, pin: PIN, ...person };
  const answer = await thali.call('POST /api/stores/:storeId/people', { params: { storeId }, token, body });
  if (answer.status !== 201) throw new Error(`The person was refused: ${answer.text}`);
  return answer.body._id;
}

/** Signs somebody in at a tablet. Answers the tablet's cookie from now on. */
export async function startTestTurn(thali: Api, cookie: string, accountId: string, pin = PIN) {
  const body = { accountId, pin };
  const answer = await thali.call('POST /api/tablet/turn', { headers: { cookie }, body });
  if (answer.status !== 201) throw new Error(`The PIN was refused: ${answer.text}`);
  return tabletCookieOf(answer);
}

export interface TestPass {
  id: string;
  secret: string;
}

/** What somebody who signs in at a tablet gets, to sign in there without the line. */
export async function getTestPass(thali: Api, cookie: string, accountId: string): Promise<TestPass> {
  const body = { accountId, pin: PIN };
  const answer = await thali.call('POST /api/tablet/turn', { headers: { cookie }, body });
  if (answer.status !== 201 || !answer.body.pass) throw new Error(`There is no pass: ${answer.text}`);
  return answer.body.pass;
}

const signed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The body by which a tablet begins a turn without a PIN. */
export async function turnByPass(thali: Api, cookie: string, { id, secret }: TestPass) {
  const { turns } = (await thali.call('GET /api/tablet/turn', { headers: { cookie } })).body;
  return { pass: id, proof: signed(secret, textOfTurn(turns)) };
}

/** The header `made-by` of a command. */
export const madeBy = ({ id, secret }: TestPass, command: Parameters<typeof textOfCommand>[0]) =>
  `${id}.${signed(secret, textOfCommand(command))}`;
