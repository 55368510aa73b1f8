import { dishOrder, PASSWORD, unique, type World } from './world.ts';

export interface SampleRequest {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

type Sample = (world: World) => SampleRequest | Promise<SampleRequest>;

const inStore: Sample = ({ store }) => ({ params: { storeId: store.storeId } });
const withBody =
  (body: (world: World) => unknown): Sample =>
  (world) => ({ params: { storeId: world.store.storeId }, body: body(world) });

const newPhone = () => `9${String(Math.random()).slice(2, 11).padEnd(9, '7')}`;
const otp: Sample = ({ store }) => ({
  params: { countryCode: '+91', phone: newPhone(), code: '0000' },
  body: { profileID: store.storeId },
});
const readAnOrder: Sample = async ({ newOrder }) => ({ params: { slug: (await newOrder()).slug } });
const feedbackOn: Sample = async ({ newOrder }) => ({ params: { orderSlug: (await newOrder(4)).slug } });
const signIn: Sample = ({ emailOf }) => ({ body: { email: emailOf['OWNER'], password: PASSWORD } });
const move =
  (from: number, to: number): Sample =>
  async ({ store, newOrder }) => ({
    params: { storeId: store.storeId, orderId: (await newOrder(from)).id },
    body: { from, to },
  });
const change =
  (body: object): Sample =>
  ({ store, itemId }) => ({ params: { storeId: store.storeId, itemId }, body });
const newMember = (role: string) =>
  withBody(() => ({ name: 'New', email: `new-${unique()}@thali.example`, password: PASSWORD, role }));

const catalogue =
  (query: string): Sample =>
  async ({ thali, store }) => {
    const url = `/api/stores/${store.storeId}/catalogue`;
    const { body } = await thali.call('GET', url, { token: store.token });
    return {
      params: { storeId: store.storeId },
      query,
      body,
      headers: { 'if-match': `"${body.revision}"` },
    };
  };

/** A request for each entry of the table that is right in everything but, maybe, who asks. */
export const SAMPLES: Record<string, Sample> = {
  isAlive: () => ({}),
  isReady: () => ({}),
  readImage: ({ pictureName }) => ({ params: { name: pictureName } }),
  signUp: () => ({
    body: {
      name: 'New',
      email: `new-${unique()}@thali.example`,
      password: PASSWORD,
      storeName: `New ${unique()}`,
    },
  }),
  logIn: signIn,
  startSession: signIn,

  readStorePage: ({ store }) => ({ params: { slug: store.slug, time: '12-30' } }),
  readStorePageNow: ({ store }) => ({ params: { slug: store.slug } }),
  readMenu: ({ menuId }) => ({ params: { menuId } }),
  readMenuTime: ({ menuId }) => ({ params: { menuId } }),
  readStoreOlder: inStore,
  placeOrder: withBody((world) => dishOrder(world).body),
  placeOrderOlder: (world) => ({ body: dishOrder(world, { profileID: world.store.storeId }).body }),
  readOrder: readAnOrder,
  readOrderOlder: readAnOrder,
  followOrder: readAnOrder,
  followPage: ({ store }) => ({ params: { slug: store.slug } }),
  sendOtp: otp,
  sendOtpOlder: otp,
  countItemEvents: ({ store, itemId }) => ({
    body: { profileID: store.storeId, events: [{ itemID: itemId, event: 'view' }] },
  }),
  readFeedbackForm: feedbackOn,
  giveFeedback: async (world) => ({
    ...(await feedbackOn(world)),
    body: { food: 5, service: 4, overall: 5 },
  }),

  readSession: () => ({}),
  endSession: () => ({}),

  readStore: inStore,
  'updateStore/profile': withBody(() => ({ description: 'Since 1952' })),
  'updateStore/gateway': withBody(() => ({
    store_gateway_config: { merchent_id: 'M1', merchent_key: 'a gateway key' },
  })),
  listStaff: inStore,
  'addStaff/manager': newMember('MANAGER'),
  'addStaff/owner': newMember('OWNER'),
  readCatalogue: inStore,
  replaceCatalogue: catalogue(''),
  'replaceCatalogue/dry run': catalogue('?dryRun=1'),
  'updateItem/availability': change({ state: 'Available' }),
  'updateItem/text': change({ description: 'Crisp' }),
  uploadImage: ({ store, picture }) => ({
    params: { storeId: store.storeId },
    body: picture,
    headers: { 'content-type': 'image/png' },
  }),
  listOrders: inStore,
  'changeOrderState/forward': move(1, 2),
  'changeOrderState/cancel': move(1, 5),
  'changeOrderState/cancel served': move(4, 5),
  discardOrderItem: async ({ store, newOrder }) => {
    const { id, lineId } = await newOrder();
    return { params: { storeId: store.storeId, orderId: id, itemId: lineId }, body: { discarded: true } };
  },
  followStore: inStore,
  readOtpOutbox: inStore,
};
