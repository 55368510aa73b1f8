import { DAY } from '#platform/time/rules/durations.ts';
import type { DomainState, HandOverState, Party, StoreState } from '#restaurant/access/rules/authority.ts';
import { storeStates } from '#restaurant/access/rules/standing.ts';
import { giveDomain } from '#restaurant/domains/server/testing/give-domain.ts';
import type { Answer } from '#testing/server/call.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import { createTestStore, hire, logIn, type TestStore, unique } from '#testing/server/test-stores.ts';

/** A store, somebody for each party, and what was asked of whom. */
export interface Scene {
  store: TestStore;
  tokenOf: Record<Party, string>;
  /** Of the link that was sent to whoever is asked to take the store over. */
  link: string;
  invitationId: string;
  email: string;
}

export type Request = [method: string, url: string, body?: object | undefined];

const STAFF = { manager: 'MANAGER', staff: 'STAFF', kitchen: 'KITCHEN' } as const;
const NO_ID = '00000000-0000-7000-8000-000000000000';

/** People who can be in many stores sign up once, because hashing a password takes long. */
export async function makeAuthorityWorld(thali: TestApp) {
  const home = await createTestStore(thali);
  const operator = await signInOperator(thali);
  const signedIn = async (name: string) => {
    const email = `${name}-${unique()}@thali.example`;
    await hire(thali, home.storeId, { name, email, role: 'STAFF' });
    return { email, token: await logIn(thali, email) };
  };
  const people = {
    manager: await signedIn('manager'),
    staff: await signedIn('staff'),
    kitchen: await signedIn('kitchen'),
    asked: await signedIn('asked'),
    linkHolder: await signedIn('other'),
  };
  const ask = async (as: string, [method, url, body]: Request): Promise<Answer> =>
    thali.call(method, url, { token: as, ...(body ? { body } : {}) });
  const done = async (as: string, request: Request): Promise<Answer> => {
    const answer = await ask(as, request);
    if (answer.status >= 300) throw new Error(`${request[1]} was refused: ${answer.text}`);
    return answer;
  };

  async function makeScene(): Promise<Scene> {
    const store = await createTestStore(thali);
    for (const [name, role] of Object.entries(STAFF))
      await thali.database.pool.query(
        `insert into memberships (account_id, store_id, role, created_at)
         select id, $1, $2, now() from accounts where email = $3`,
        [store.storeId, role, people[name as keyof typeof STAFF].email],
      );
    await done(store.token, ['PUT', `/api/stores/${store.storeId}/support`]);
    const { manager, staff, kitchen, asked, linkHolder } = people;
    const tokens = { manager, staff, kitchen, asked, linkHolder };
    const tokenOf = Object.fromEntries(Object.entries(tokens).map(([name, { token }]) => [name, token]));
    const given = { ...tokenOf, owner: store.token, support: operator, operator };
    const email = asked.email;
    return {
      store,
      tokenOf: given as Scene['tokenOf'],
      link: `${store.storeId}.${'x'.repeat(43)}`,
      invitationId: NO_ID,
      email,
    };
  }

  const outside = ({ storeId }: TestStore, act: string, body?: object): Request => [
    'POST',
    `/api/operator/stores/${storeId}/${act}`,
    body,
  ];

  async function bringStore({ store }: Scene, state: StoreState): Promise<void> {
    if (state === 'suspended') await done(operator, outside(store, 'suspend', { reason: 'Unpaid' }));
    if (state === 'closedByOwner') await done(store.token, ['POST', `/api/stores/${store.storeId}/close`]);
    if (state === 'closedByOperator') await done(operator, outside(store, 'close', { reason: 'Moved' }));
  }

  async function bringHandOver(scene: Scene, state: HandOverState): Promise<Scene> {
    const { store, email } = scene;
    if (state === 'none') return scene;
    await done(operator, outside(store, 'hand-over', { email }));
    const mail = thali.emails.findLast(({ to }) => to === email);
    const link = /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { body } = await done(store.token, ['GET', `/api/stores/${store.storeId}/people`]);
    const invitationId: string = body.invitations[0]._id;
    const url = `/api/stores/${store.storeId}/invitations/${invitationId}/agree`;
    if (state === 'agreed') await done(store.token, ['POST', url]);
    // In place of a week, in which everybody would be signed out.
    if (state === 'unopposed')
      await thali.database.pool.query(
        'update invitations set created_at = created_at - $3::interval where store_id = $1 and id = $2',
        [store.storeId, invitationId, `${7 * DAY} ms`],
      );
    return { ...scene, link, invitationId };
  }

  async function bringDomain({ store }: Scene, state: DomainState): Promise<void> {
    const url = `/api/stores/${store.storeId}/domain`;
    if (state === 'waiting') await done(store.token, ['PUT', url, { domain: `menu-${unique()}.example` }]);
    if (state === 'proved') await giveDomain(thali, store.storeId);
  }

  const rowsOf = async (table: string, { storeId }: TestStore) =>
    (
      await thali.database.pool.query(`select to_jsonb(t) as row from ${table} t where store_id = $1`, [
        storeId,
      ])
    ).rows;

  return {
    ask,
    makeScene,
    bringStore,
    bringHandOver,
    bringDomain,
    /** How the store stands, as the table names it. */
    async statesOf({ store }: Scene): Promise<StoreState[]> {
      const [found] = await rowsOf('stores', store);
      const { suspended_at: suspendedAt, closed_at: closedAt, closed_for: closedFor } = found?.row ?? {};
      return storeStates({ suspendedAt, closedAt, closedFor });
    },
    /** All that an act could change, to see that a refusal has changed nothing. */
    async traceOf({ store }: Scene): Promise<unknown[]> {
      const tables = ['stores', 'memberships', 'invitations', 'own_domains', 'staff_log'];
      const found = await Promise.all(tables.map((table) => rowsOf(table, store)));
      return found.map((rows) => rows.map(({ row }) => JSON.stringify({ ...row, seen_at: null })).toSorted());
    },
  };
}
