import { setPayee } from '#money/receipts/server/testing/payee.ts';
import { DEFAULT_SITTINGS } from '#tables/sittings/rules/settings.ts';
import { addTable, lineOf, type Phone, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import type { Sample, SampleRequest } from './sample.ts';
import type { World } from './world.ts';

/** A guest at a table of their own. */
const atTable =
  (more: (phone: Phone, world: World) => SampleRequest | Promise<SampleRequest> = () => ({})): Sample =>
  async (world) => {
    const phone = await sitDown(world.thali, world.store, await addTable(world.thali, world.store));
    const { params, ...request } = await more(phone, world);
    return {
      headers: { 'sitting-token': phone.token },
      ...request,
      params: { slug: phone.slug, guestId: phone.guestId, ...params },
    };
  };

/** Tea that was ordered, and a part of it that a guest has begun to pay. */
async function beginPaying(phone: Phone): Promise<string> {
  await phone.send([await phone.put('Tea')], 20);
  return (await phone.call('POST', '/parts', { kind: 'all' })).body._id;
}

const paying = (more: (world: World) => Promise<SampleRequest>) =>
  atTable(async (phone, world) => {
    const partId = await beginPaying(phone);
    return { ...(await more(world)), params: { partId } };
  });

/** The staff at a table with a guest. */
const served: Sample = async ({ thali, store }) => {
  const { sittingId, guestId } = await sitDown(thali, store, await addTable(thali, store));
  return { params: { sittingId, guestId } };
};

export const SITTING_SAMPLES: Record<string, Sample> = {
  joinSitting: async ({ thali, store }) => ({ body: { table: { iden: await addTable(thali, store) } } }),
  '/sittings/:slug': atTable(),
  followSitting: atTable(({ token }) => ({ query: `?token=${token}` })),
  admitGuest: () => ({ body: { admit: true } }),
  putSittingLine: ({ store }) => ({ params: { lineId: 'a-line' }, body: lineOf(store, 'Tea') }),
  deleteSittingLine: atTable(async (phone) => ({ params: { lineId: await phone.put('Tea') } })),
  sendSittingLines: atTable(async (phone) => ({ body: { lines: [await phone.put('Tea')], amount: 20 } })),
  openSitting: async ({ thali, store }) => ({ body: { table: await addTable(thali, store) } }),
  '/sittings/:sittingId': served,
  admitSittingGuest: () => ({ body: { admit: true } }),
  saySittingNeeds: () => ({ body: { avoid: ['nuts'], eats: 'jain', spice: null } }),
  callStaff: () => ({ body: { kind: 'water' } }),
  takeCallBack: atTable(async (phone) => {
    const { body } = await phone.call('POST', '/calls', { kind: 'water' });
    return { params: { callId: body.calls[0]._id } };
  }),
  takeSittingCall: async ({ thali, store }) => {
    const phone = await sitDown(thali, store, await addTable(thali, store));
    const { body } = await phone.call('POST', '/calls', { kind: 'water' });
    return { params: { sittingId: phone.sittingId, callId: body.calls[0]._id }, body: { done: false } };
  },
  moveSitting: async ({ thali, store }) => ({ body: { to: await addTable(thali, store) } }),
  mergeSitting: async (world) => ({ body: { into: (await served(world, {})).params?.['sittingId'] } }),
  splitSitting: async ({ thali, store }) => {
    const phone = await sitDown(thali, store, await addTable(thali, store));
    await phone.send([await phone.put('Tea')], 20);
    const [round] = (await phone.read()).orders;
    const body = { lines: [round.items[0]._id], to: await addTable(thali, store) };
    return { params: { sittingId: phone.sittingId }, body };
  },
  beginPart: atTable(async (phone) => {
    await phone.send([await phone.put('Tea')], 20);
    return { body: { kind: 'all' } };
  }),
  claimPart: paying(async ({ thali, store }) => {
    await setPayee(thali, store);
    return { body: {} };
  }),
  dropPart: paying(async () => ({})),
  recordSittingPayment: async ({ thali, store }) => {
    const phone = await sitDown(thali, store, await addTable(thali, store));
    await phone.send([await phone.put('Tea')], 20);
    return { params: { sittingId: phone.sittingId }, body: { method: 'Cash' } };
  },
  dropSittingPart: async ({ thali, store }) => {
    const phone = await sitDown(thali, store, await addTable(thali, store));
    return { params: { sittingId: phone.sittingId, partId: await beginPaying(phone) } };
  },
  changeSitting: () => ({ body: { covers: 4 } }),
  saveSittingSettings: () => ({ body: DEFAULT_SITTINGS }),
};
