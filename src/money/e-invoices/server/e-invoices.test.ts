import { verify } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { billForPaper } from '#money/bills/server/issuing/issue-bill.ts';
import { GSTIN } from '#money/bills/server/testing/bill-scene.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { readPdf } from '#testing/server/read-pdf.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { patchStore, type TestStore } from '#testing/server/test-stores.ts';
import { KEYS, registryScene, SHAH } from './testing/registry-scene.ts';
import { runDueEInvoices } from './work-due.ts';

const thali = await useTestApp();
const scene = await registryScene(thali);
const { sim, newStore, billFor, work, states, read, setBuyer, again } = scene;

const registered = () => [...sim.entries.values()].filter(({ isCancelled }) => !isCancelled);

async function unregistered({ storeId, token }: TestStore): Promise<number> {
  const url = `/api/stores/${storeId}/e-invoices/settings`;
  return (await thali.call('GET', url, { token })).body.unregistered;
}

test('a bill for a company is issued at once and registered behind the scenes, with its number and signed code', async () => {
  const store = await newStore();
  const { id } = await billFor(store);
  expect(await states(store, id)).toEqual(['waiting']);
  expect(sim.asked).toEqual([]);
  await work();
  const [entry] = registered();
  const [bill] = await read(store, id);
  expect(bill?.content.registered).toEqual({
    irn: entry?.irn,
    ackNo: entry?.ackNo,
    ackDate: '2026-11-20 12:00:00',
    signedQr: entry?.signedQr,
  });
  const [head, claims, signature] = entry?.signedQr.split('.') ?? [];
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    sim.publicKey,
    Buffer.from(signature ?? '', 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(entry?.document).toMatchObject({
    BuyerDtls: { Gstin: SHAH.gstin, Loc: 'Mumbai', Pin: 400001, Pos: '29' },
    ValDtls: { TotInvVal: (bill?.content.figures.payable ?? 0) / 100 },
  });
});

test('a bill without a GSTIN, and one of before, are none of its business', async () => {
  const store = await newStore({ isOn: false });
  const before = await billFor(store);
  await scene.save(store, { isOn: true });
  const plain = await billFor(store, { ...SHAH, gstin: '' });
  await work();
  expect([await states(store, before.id), await states(store, plain.id)]).toEqual([[null], [null]]);
  expect(sim.asked).toEqual([]);
});

describe('an answer that does not arrive', () => {
  test.each(['lost', 'garbled'] as const)('is %s: the act happens once', async (fault) => {
    const store = await newStore();
    const { id } = await billFor(store);
    await work(fault);
    expect([await states(store, id), registered().length]).toEqual([['waiting'], 1]);
    thali.clock.advance(10 * SECOND);
    await work();
    expect([await states(store, id), registered().length]).toEqual([['registered'], 1]);
    expect((await read(store, id))[0]?.content.registered?.signedQr).toBe(registered()[0]?.signedQr);
  });

  test.each(['away', 'busy'] as const)('since the provider is %s: it is registered later', async (fault) => {
    const store = await newStore();
    const { id } = await billFor(store);
    for (const wait of [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR]) {
      await work(fault);
      await work();
      expect([await states(store, id), registered().length]).toEqual([['waiting'], 0]);
      thali.clock.advance(wait);
    }
    expect(await unregistered(store)).toBe(1);
    await work();
    expect(await states(store, id)).toEqual(['registered']);
  });

  test('after two days the number is known, and the code is told no more', async () => {
    const store = await newStore();
    const { id } = await billFor(store);
    await work('lost');
    thali.clock.advance(3 * DAY);
    await work();
    const [bill] = await read(store, id);
    expect(bill?.content.registered).toMatchObject({ irn: registered()[0]?.irn, signedQr: '' });
  });
});

describe('what is refused', () => {
  test('is told in plain words before the registry is asked, and goes through once it is mended', async () => {
    const store = await newStore();
    await patchStore(thali, store, { address: { street: '12 MG Road', city: 'Bengaluru', pinCode: '' } });
    const { id } = await billFor(store);
    await work();
    const [refused] = await read(store, id);
    expect(refused?.eInvoice).toEqual({
      state: 'refused',
      tries: 0,
      reason: { faults: ['pinCode'], code: '', said: '' },
    });
    expect(sim.asked).toEqual([]);
    const params = { storeId: store.storeId };
    const query = { eInvoice: 'refused' as const };
    const { body } = await thali.call('GET /api/stores/:storeId/bills', {
      params,
      query,
      token: store.token,
    });
    expect(body.bills.map(({ eInvoice }) => eInvoice)).toEqual(['refused']);
    expect(await unregistered(store)).toBe(1);
    await patchStore(thali, store, {
      address: { street: '12 MG Road', city: 'Bengaluru', pinCode: '560001' },
    });
    expect((await again(store, refused?._id ?? '')).body.bills[0].eInvoice.state).toBe('waiting');
    await work();
    expect(await states(store, id)).toEqual(['registered']);
  });

  test('by the registry has its code and its words', async () => {
    const store = await newStore();
    await billFor(store);
    thali.clock.advance(40 * DAY);
    await work();
    const { rows } = await thali.database.pool.query('select reason from e_invoices where store_id = $1', [
      store.storeId,
    ]);
    expect(rows).toEqual([
      { reason: { faults: [], code: '2305', said: expect.stringContaining('prior to 30 days') } },
    ]);
  });

  test('of a wrong company is mended by making the bill out anew', async () => {
    const store = await newStore();
    const { id } = await billFor(store, { ...SHAH, gstin: GSTIN });
    await work();
    expect(await states(store, id)).toEqual(['refused']);
    await setBuyer(store, id, SHAH);
    for (let round = 0; round < 3; round++) {
      await work();
      thali.clock.advance(5 * SECOND);
    }
    expect(await states(store, id)).toEqual(['dropped', 'dropped', 'registered']);
    expect(registered().map(({ document }) => document.DocDtls.Typ)).toEqual(['INV']);
  });

  test('is the document of somebody else under the same number', async () => {
    const store = await newStore();
    const { id } = await billFor(store);
    await work('lost');
    for (const entry of sim.entries.values()) {
      const claims = { data: JSON.stringify({ BuyerGstin: SHAH.gstin, TotInvVal: 1 }) };
      entry.signedQr = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
    }
    thali.clock.advance(10 * SECOND);
    await work();
    expect((await read(store, id))[0]?.eInvoice?.reason?.code).toBe('2150');
  });
});

describe('a bill that is taken back', () => {
  async function takenBackAfter(ms: number) {
    const store = await newStore();
    const order = await billFor(store);
    await work();
    thali.clock.advance(ms);
    await setBuyer(store, order.id, null);
    for (let round = 0; round < 3; round++) {
      await work();
      thali.clock.advance(5 * SECOND);
    }
    return { store, ...order };
  }

  test('within a day is cancelled there, and its credit note with it', async () => {
    const { store, id } = await takenBackAfter(23 * HOUR);
    expect(await states(store, id)).toEqual(['cancelled', 'dropped', null]);
    expect(registered()).toEqual([]);
    expect((await read(store, id))[0]?.content.registered).toBeUndefined();
  });

  test('later has a credit note that is registered', async () => {
    const { store, id } = await takenBackAfter(25 * HOUR);
    expect(await states(store, id)).toEqual(['registered', 'registered', null]);
    expect(registered().map(({ document }) => document.DocDtls.Typ)).toEqual(['INV', 'CRN']);
  });

  test('in part keeps its number, and the credit note has its own', async () => {
    const store = await newStore();
    const { id, idOf } = await billFor(store);
    await work();
    await scene.remove(store, id, idOf('Tea'));
    await work();
    expect(await states(store, id)).toEqual(['registered', 'registered']);
    expect(registered().map(({ document }) => document.DocDtls.Typ)).toEqual(['INV', 'CRN']);
  });

  test('while its answer was missing is registered and then cancelled, since the registry knows it', async () => {
    const store = await newStore();
    const { id } = await billFor(store);
    await work('lost');
    await setBuyer(store, id, null);
    for (let round = 0; round < 4; round++) {
      await work();
      thali.clock.advance(10 * SECOND);
    }
    expect(await states(store, id)).toEqual(['cancelled', 'dropped', null]);
    expect(registered()).toEqual([]);
  });

  test('and whose cancellation was done, but not answered, is cancelled once', async () => {
    const store = await newStore();
    const { id } = await billFor(store);
    await work();
    await setBuyer(store, id, null);
    await work('lost');
    for (let round = 0; round < 3; round++) {
      thali.clock.advance(10 * SECOND);
      await work();
    }
    expect(await states(store, id)).toEqual(['cancelled', 'dropped', null]);
  });
});

describe('a bill that is taken back while it is being sent', () => {
  const { eInvoices } = thali.services;
  const run = () => runDueEInvoices(createContext(thali.services, { kind: 'system' }));

  /** Sends a bill, takes it back when the registry has it, and only then answers. */
  async function takenBackBefore(answer: () => Promise<unknown>) {
    const store = await newStore();
    const { id } = await billFor(store);
    const { register } = eInvoices;
    vi.spyOn(eInvoices, 'register').mockImplementationOnce(async (...asked) => {
      const known = await register(...asked);
      await setBuyer(store, id, null);
      await answer();
      return known;
    });
    await run();
    for (let round = 0; round < 5; round++) {
      await run();
      thali.clock.advance(MINUTE);
    }
    return { states: await states(store, id), registered: registered() };
  }

  test.each<[string, () => Promise<unknown>]>([
    ['and whose answer comes', async () => {}],
    ['and is found by another process, which asks again', run],
    ['and whose process ends there', () => Promise.reject(new Error('killed'))],
  ])('%s is cancelled there', async (_what, answer) => {
    expect(await takenBackBefore(answer)).toEqual({
      states: ['cancelled', 'dropped', null],
      registered: [],
    });
  });
});

test('number and code are on the printed bill, and for the receipt', async () => {
  const store = await newStore();
  const { id } = await billFor(store);
  await work();
  const [bill] = await read(store, id);
  const { irn = '', signedQr = '' } = bill?.content.registered ?? {};
  for (const paper of ['a4', '80mm']) {
    const url = `/api/stores/${store.storeId}/bills/${bill?._id}/bill.pdf?paper=${paper}`;
    const headers = { authorization: `token ${store.token}` };
    const pdf = await readPdf((await thali.app.inject({ url, headers })).rawPayload);
    expect((await pdf.text(1)).replaceAll(/\s/g, '')).toContain(irn);
    const page = await pdf.size(1);
    expect(await pdf.scan(1, { x: 0, y: 0, ...page })).toBe(signedQr);
    await pdf.close();
  }
  const paper = await billForPaper(
    { ...createContext(thali.services, { kind: 'system' }) },
    store.storeId,
    id,
  );
  expect(paper?.registered).toMatchObject({ irn, signedQr });
});

describe('the settings', () => {
  test('keep the credentials to themselves, and nothing is switched on without them', async () => {
    const store = await scene.newStore({ isOn: false });
    const { body, text } = await scene.save(store, { isOn: true });
    expect(body).toEqual({ isOn: true, hasCredentials: true, unregistered: 0 });
    expect(text).not.toContain(KEYS.password);
    expectFields(await scene.save(store, { isOn: true, credentials: null }), {
      credentials: expect.any(String),
    });
    expect((await scene.save(store, { isOn: false, credentials: null })).body.hasCredentials).toBe(false);
    expectFields(await scene.save(store, { isOn: true }), { credentials: expect.any(String) });
  });

  test('are tested with the provider', async () => {
    const store = await newStore();
    const url = `/api/stores/${store.storeId}/e-invoices/test`;
    const ask = async () => (await thali.call('POST', url, { token: store.token, body: {} })).body.keys;
    expect(await ask()).toBe('accepted');
    sim.endToken();
    expect(await ask()).toBe('accepted');
    sim.setFault('away');
    expect(await ask()).toBe('unreachable');
    sim.setFault(null);
    for (const wrong of [{ password: 'mistyped' }, { appSecret: 'mistyped' }]) {
      await scene.save(store, { isOn: true, credentials: { ...KEYS, ...wrong, host: scene.host } });
      expect(await ask()).toBe('refused');
    }
  });

  test('a bill of another store is none', async () => {
    const store = await newStore();
    const { id } = await billFor(store);
    const [bill] = await read(store, id);
    expectError(await again(await newStore(), bill?._id ?? ''), 404, 'BILL_NOT_FOUND');
  });
});
