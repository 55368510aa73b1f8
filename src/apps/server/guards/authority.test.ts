import { expect, test } from 'vitest';
import {
  DOMAIN,
  type DomainAct,
  HAND_OVER,
  type HandOverAct,
  PARTIES,
  type Party,
  STORE,
  type StoreAct,
  type StoreState,
} from '#restaurant/access/rules/authority.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { unique } from '#testing/server/test-stores.ts';
import { makeAuthorityWorld, type Request, type Scene } from './testing/authority-world.ts';

/** Every cell of the table of authority is tried with everybody. Those of a sale are in `order/undoing.test.ts`. */
const thali = await useTestApp();
const world = await makeAuthorityWorld(thali);

interface Calls {
  ofMembers?: (scene: Scene) => Request;
  ofOperators?: (scene: Scene) => Request;
}

const inStore = ({ store }: Scene, rest: string) => `/api/stores/${store.storeId}/${rest}`;
const outside = ({ store }: Scene, rest: string) => `/api/operator/stores/${store.storeId}/${rest}`;
const reason = { reason: 'Because' };
const accept = (scene: Scene): Request => ['POST', '/api/invitations/acceptance', { token: scene.link }];
const askAnother = (scene: Scene): Request => [
  'POST',
  outside(scene, 'hand-over'),
  { email: `next-${unique()}@thali.example` },
];

const STORE_CALLS: Record<StoreAct, Calls> = {
  close: {
    ofMembers: (scene) => ['POST', inStore(scene, 'close')],
    ofOperators: (scene) => ['POST', outside(scene, 'close'), reason],
  },
  reopen: {
    ofMembers: (scene) => ['POST', inStore(scene, 'reopen')],
    ofOperators: (scene) => ['POST', outside(scene, 'reopen')],
  },
  suspend: { ofOperators: (scene) => ['POST', outside(scene, 'suspend'), reason] },
  resume: { ofOperators: (scene) => ['POST', outside(scene, 'resume')] },
  allowSupport: { ofMembers: (scene) => ['PUT', inStore(scene, 'support')] },
  endSupport: { ofMembers: (scene) => ['DELETE', inStore(scene, 'support')] },
  askHandOver: { ofOperators: askAnother },
  takeOver: { ofMembers: accept },
};
const HAND_OVER_CALLS: Record<HandOverAct, Calls> = {
  ask: { ofOperators: askAnother },
  agree: { ofMembers: (scene) => ['POST', inStore(scene, `invitations/${scene.invitationId}/agree`)] },
  stop: { ofMembers: (scene) => ['DELETE', inStore(scene, `invitations/${scene.invitationId}`)] },
  takeOver: { ofMembers: accept },
};
const DOMAIN_CALLS: Record<DomainAct, Calls> = {
  enter: { ofMembers: (scene) => ['PUT', inStore(scene, 'domain'), { domain: `m-${unique()}.example` }] },
  remove: { ofMembers: (scene) => ['DELETE', inStore(scene, 'domain')] },
};

/** Null: support is in the store, and whoever it is calls from outside as an operator. */
function requestOf({ ofMembers, ofOperators }: Calls, who: Party, scene: Scene): Request | null {
  if (who === 'support') return ofMembers?.(scene) ?? null;
  const call = who === 'operator' ? (ofOperators ?? ofMembers) : (ofMembers ?? ofOperators);
  return call?.(scene) ?? null;
}

/** Tries everybody who is refused in one scene, and each of the others in a scene of their own. */
async function tryCell(calls: Calls, allowed: readonly Party[], arrange: () => Promise<Scene>) {
  const scene = await arrange();
  for (const who of PARTIES.filter((party) => !allowed.includes(party))) {
    const request = requestOf(calls, who, scene);
    if (request === null) continue;
    const before = await world.traceOf(scene);
    const { status } = await world.ask(scene.tokenOf[who], request);
    expect([who, status >= 400 && status < 500]).toEqual([who, true]);
    expect([who, await world.traceOf(scene)]).toEqual([who, before]);
  }
  const served: [Party, Scene][] = [];
  for (const who of allowed) {
    const own = await arrange();
    const request = requestOf(calls, who, own);
    const answer = request && (await world.ask(own.tokenOf[who], request));
    expect([who, answer && answer.status < 300 ? '' : answer?.text]).toEqual([who, '']);
    served.push([who, own]);
  }
  return served;
}

const cellsOf = <Act extends string, State extends string>(
  table: Record<Act, Record<State, readonly Party[]>>,
) =>
  (Object.keys(table) as Act[]).flatMap((act) =>
    (Object.keys(table[act]) as State[]).map((state) => [act, state, table[act][state]] as const),
  );

/** How a store stands after the act. */
function after(act: StoreAct, state: StoreState, who: Party): StoreState {
  if (act === 'close' && (state === 'open' || state === 'suspended'))
    return who === 'owner' ? 'closedByOwner' : 'closedByOperator';
  if (act === 'suspend') return 'suspended';
  if (act === 'reopen' && state !== 'suspended') return 'open';
  return act === 'resume' && state === 'suspended' ? 'open' : state;
}

test.each(cellsOf(STORE))('%s a store that is %s: %j', async (act, state, allowed) => {
  const served = await tryCell(STORE_CALLS[act], allowed, async () => {
    const scene = await world.makeScene();
    const asked = act === 'takeOver' ? await world.bringHandOver(scene, 'agreed') : scene;
    await world.bringStore(asked, state);
    return asked;
  });
  for (const [who, scene] of served) expect(await world.statesOf(scene)).toContain(after(act, state, who));
});

test.each(cellsOf(HAND_OVER))('%s, while a hand-over is %s: %j', async (act, state, allowed) => {
  await tryCell(HAND_OVER_CALLS[act], allowed, async () =>
    world.bringHandOver(await world.makeScene(), state),
  );
});

test.each(cellsOf(DOMAIN))('%s a domain, while there is %s: %j', async (act, state, allowed) => {
  await tryCell(DOMAIN_CALLS[act], allowed, async () => {
    const scene = await world.makeScene();
    await world.bringDomain(scene, state);
    return scene;
  });
});
