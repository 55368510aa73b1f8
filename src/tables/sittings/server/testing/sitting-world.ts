import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { defaultBillSettings } from '#money/bills/rules/bill-settings.ts';
import type { Answer } from '#testing/server/call.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem, type TestStore } from '#testing/server/test-stores.ts';

const TABLES = 3;
const PHONES = 4;
export type At = 0 | 1;

/** What a refusal may be: somebody else was faster, or what is asked for is not (or no longer) possible. */
const REFUSALS = [401, 403, 404, 409, 422];

export interface Phone {
  token: string;
  slug: string;
  /** What it put into the cart, by id. */
  put: Map<string, object>;
  /** What it has not sent goes when it leaves. */
  hasLeft: boolean;
  parts: string[];
}

interface FloorSitting {
  _id: string;
  rounds: { _id: string; state: number }[];
  calls: { _id: string }[];
}

/** The one that this number chooses. */
export const pick = <T>(all: readonly T[], number: number): T | undefined =>
  all[number % Math.max(1, all.length)];

export const tableAt = (number: number): string => String((number % TABLES) + 1);

export type SittingWorld = Awaited<ReturnType<typeof useSittingWorld>>;

/** A store that two processes serve, its tables and the phones of its guests. */
export async function useSittingWorld() {
  const thali = await useTestApp();
  const { db, reserve } = thali.services;
  const apps = [thali, await useTestApp({ db, reserve, clock: () => thali.clock.now })] as const;
  const nobody: TestStore = { storeId: '', slug: '', token: '', items: {} };
  const world = {
    thali,
    apps,
    store: nobody,
    phones: [] as Phone[],
    /** Lines that were acknowledged and that nobody has tried to take out. */
    kept: new Set<string>(),
    /** The orders that were acknowledged. */
    ordered: new Set<string>(),
    begin,
    desk,
    guest,
    note,
    order,
    sittingsOf,
    roundsOf: async (at: At) => (await sittingsOf(at)).flatMap(({ rounds }) => rounds),
    phoneOf: (number: number): Phone => world.phones[number % PHONES] as Phone,
  };

  async function begin(): Promise<void> {
    const taxed = { taxes: [{ label: 'GST', value: 5 }] };
    const items = [simpleItem('Tea', 21.3), simpleItem('Idli', 30, taxed)];
    const plates = { label: 'Plates', value: 10, valueType: 'absolute' };
    world.store = await createTestStore(
      thali,
      catalogueOf(items, { orderTypes: [{ label: 'Dine-In', contents: [plates] }] }),
    );
    const tables = Array.from({ length: TABLES }, (_, at) => ({
      iden: tableAt(at),
      idel: 'Table',
      conf: null,
    }));
    await desk(0, 'POST', '/tables', { tables });
    await desk(0, 'PUT', '/bill-settings', { ...defaultBillSettings(''), isRounded: true });
    world.phones = Array.from({ length: PHONES }, () => ({
      token: randomBytes(16).toString('base64url'),
      slug: 'none',
      put: new Map(),
      hasLeft: false,
      parts: [],
    }));
    world.kept = new Set();
    world.ordered = new Set();
  }

  async function note(asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    expect(answer.status, answer.text).toBeOneOf([200, 201, 204, ...REFUSALS]);
    return answer;
  }

  const keyed = (key: string): Record<string, string> => (key === '' ? {} : { 'idempotency-key': key });

  function desk(at: At, method: string, path: string, body?: object, key = ''): Promise<Answer> {
    const { storeId, token } = world.store;
    const url = `/api/stores/${storeId}${path}`;
    return note(apps[at].call(method, url, { token, headers: keyed(key), ...(body ? { body } : {}) }));
  }

  function guest(
    at: At,
    { slug, token }: Phone,
    method: string,
    path: string,
    body?: object,
    key = '',
  ): Promise<Answer> {
    const headers = { 'sitting-token': token, ...keyed(key) };
    return note(apps[at].call(method, `/sittings/${slug}${path}`, { headers, ...(body ? { body } : {}) }));
  }

  async function sittingsOf(at: At): Promise<FloorSitting[]> {
    const tables: { sitting: FloorSitting | null }[] = (await desk(at, 'GET', '/floor')).body.tables;
    return tables.flatMap(({ sitting }) => (sitting === null ? [] : [sitting]));
  }

  async function order(send: Promise<Answer>): Promise<string | null> {
    const { status, body } = await send;
    if (status > 201) return null;
    world.ordered.add(body._id);
    return body._id;
  }

  return world;
}
