import { beforeEach, expect, test, vi } from 'vitest';
import { call, waitFor } from '#platform/calls/office-api/call.ts';
import { newDeviceKey, sign, type TurnHere } from '#restaurant/without-the-line/office/pass.ts';
import { textOfTurn } from '#restaurant/without-the-line/rules/signed-command.ts';

const kept = new Map<string, TurnHere>();
vi.mock('#restaurant/without-the-line/office/database.ts', () => ({
  openDeviceDatabase: async () => ({
    get: async (_store: string, key: string) => kept.get(key),
    put: async (_store: string, turn: TurnHere, key: string) => void kept.set(key, turn),
    delete: async (store: string, key: string) => void (store === 'turn' && kept.delete(key)),
  }),
}));

const key = await newDeviceKey();
/** A server that lets Meera in by a proof of its next turn. */
const server = { turns: 0, letsIn: true, asked: [] as string[], beforeProof: () => {} };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function answer(path: string, { method, body }: { method: string; body?: string }): Promise<Response> {
  const asked = `${method} ${path}`;
  server.asked.push(asked);
  if (asked === 'GET /api/tablet/turn') return json({ turns: server.turns });
  if (asked !== 'POST /api/tablet/turn/resume') return json({ name: 'Counter' });
  server.beforeProof();
  const { proof } = JSON.parse(body ?? '');
  if (!server.letsIn || proof !== (await sign(key, textOfTurn(server.turns))))
    return json({ code: 'UNAUTHENTICATED', message: '' }, 401);
  server.turns++;
  return json({});
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', answer);
  Object.assign(server, { turns: 4, letsIn: true, asked: [], beforeProof: () => {} });
  const person = { accountId: 'meera', pass: 'pass', key, lockMinutes: 2 };
  kept.set('now', { person, isTold: false, at: Date.now() });
});

/** A page that asks what this browser is, as it begins. */
async function begin(): Promise<unknown> {
  const { tellTurn } = await import('./tell-turn.ts');
  waitFor(tellTurn);
  return call('GET /api/tablet');
}

test('another tab has begun a turn meanwhile: the proof is made again', async () => {
  server.beforeProof = () => {
    server.turns++;
    server.beforeProof = () => {};
  };
  await begin();
  expect(kept.get('now')).toMatchObject({ person: { accountId: 'meera' }, isTold: true });
});

test('whoever is let in no more is signed out, and the browser is still a tablet', async () => {
  server.letsIn = false;
  expect(await begin()).toEqual({ name: 'Counter' });
  expect(kept.get('now')?.person ?? null).toBeNull();
  expect(server.asked.slice(-2)).toEqual(['DELETE /api/tablet/turn', 'GET /api/tablet']);
});
