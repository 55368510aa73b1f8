import { admitTestTablet, getTestPass, PIN, turnByPass } from '#testing/server/people/test-tablets.ts';
import type { Asker, Sample } from './sample.ts';
import type { World } from './world.ts';

/** A new tablet, because any of the callers may remove it. */
const newTablet: Sample = async ({ thali, store }) => {
  await admitTestTablet(thali, store);
  const { body } = await thali.call('GET /api/stores/:storeId/tablets', {
    params: store,
    token: store.token,
  });
  return { params: { tabletId: body.tablets.at(-1)?._id ?? '' } };
};

/** The caller's own id, or that of the store's manager for somebody who has none. */
async function ownId({ thali, manager }: World, headers: Asker): Promise<string> {
  const { body } = await thali.call('GET', '/api/session', { headers });
  return body.account?._id ?? manager.accountId;
}

/** A pass is of the tablet that asks. For others any will do. */
const passHere: Sample = async ({ thali, manager }, asker) => {
  const { cookie = '' } = asker;
  if (!cookie.includes('thali_tablet=')) return { body: { pass: 'none', proof: 'none' } };
  return { body: await turnByPass(thali, cookie, await getTestPass(thali, cookie, manager.accountId)) };
};

export const TABLET_SAMPLES: Record<string, Sample> = {
  admitTablet: () => ({ body: { name: 'Counter' } }),
  '/tablets/:tabletId': newTablet,
  resumeTurn: passHere,
  startTurn: ({ manager }) => ({ body: manager }),
  approve: ({ manager }) => ({ body: { ...manager, permission: 'order.refund' } }),
  'setPin/own': async (world, asker) => ({
    params: { accountId: await ownId(world, asker) },
    body: { pin: PIN },
  }),
};
