import type { NewPersonBody } from '#domain/api/tablets.ts';
import type { Answer } from './call.ts';
import type { Api, TestStore } from './test-stores.ts';

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
