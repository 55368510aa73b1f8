import { SERVED_AT_ONCE } from '../../testing/scene.ts';
import { newPhone } from '../../testing/test-otp.ts';
import { orderBody, PASSWORD, TEA, unique } from '../../testing/test-stores.ts';
import type { World } from './world.ts';

export interface SampleRequest {
  /** What stands in the address otherwise than in the world's. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What browsers send for a form; one call alone takes it. */
export const FORM = 'application/x-www-form-urlencoded';

type Sample = (world: World) => SampleRequest | Promise<SampleRequest>;

const withBody =
  (body: object): Sample =>
  () => ({ body });
const otp: Sample = ({ store }) => ({ params: { phone: newPhone() }, body: { profileID: store.storeId } });
const signIn: Sample = ({ emailOf }) => ({ body: { email: emailOf['OWNER'], password: PASSWORD } });
const move =
  (from: number, to: number, orderType?: string): Sample =>
  async ({ newOrder }) => ({ params: { orderId: (await newOrder(orderType)).id }, body: { from, to } });
const newAccount = () => ({ name: 'New', email: `new-${unique()}@thali.example`, password: PASSWORD });
const newMember =
  (role: string): Sample =>
  () => ({ body: { ...newAccount(), role } });

/** A table of the store's own, since each of those who ask may take it away. */
const withTable =
  (body: (iden: string) => object): Sample =>
  async ({ thali, store }) => {
    const iden = unique();
    const tables = [{ iden, idel: 'Table', conf: null }];
    await thali.call('POST', `/api/stores/${store.storeId}/tables`, { body: { tables }, token: store.token });
    return { body: body(iden) };
  };

const catalogue =
  (query: string): Sample =>
  async ({ thali, store }) => {
    const url = `/api/stores/${store.storeId}/catalogue`;
    const { body } = await thali.call('GET', url, { token: store.token });
    return { query, body, headers: { 'if-match': `"${body.revision}"` } };
  };

/** What a request needs beside its address to be right in everything but, maybe, who asks. */
export const SAMPLES: Record<string, Sample> = {
  signUp: () => ({ body: { ...newAccount(), storeName: `New ${unique()}` } }),
  logIn: signIn,
  startSession: signIn,

  placeOrder: ({ store }) => ({ body: orderBody(store, TEA) }),
  takeOrder: ({ store }) => ({ body: orderBody(store, TEA) }),
  placeOrderOlder: ({ store }) => ({ body: { ...orderBody(store, TEA), profileID: store.storeId } }),
  sendOtp: otp,
  sendOtpOlder: otp,
  countItemEvents: ({ store, params }) => ({
    body: { profileID: store.storeId, events: [{ itemID: params['itemId'], event: 'view' }] },
  }),
  countPageViews: ({ store }) => ({
    body: { profileID: store.storeId, views: [{ page: 'menu', count: 1 }] },
  }),
  giveFeedback: async ({ newOrder }) => ({
    params: { orderSlug: (await newOrder(SERVED_AT_ONCE)).slug },
    body: { food: 5, service: 4, overall: 5 },
  }),

  returnFromPaytm: () => ({ body: 'ORDERID=1', headers: { 'content-type': FORM } }),

  'updateStore/profile': withBody({ description: 'Since 1952' }),
  'updateStore/gateway': withBody({
    store_gateway_config: { merchent_id: 'M1', merchent_key: 'a gateway key' },
  }),
  'addStaff/manager': newMember('MANAGER'),
  'addStaff/owner': newMember('OWNER'),
  addTables: () => ({ body: { tables: [{ iden: unique(), idel: 'Table', conf: null }] } }),
  changeTables: withTable((iden) => ({ idens: [iden], change: { idel: 'Room' } })),
  orderTables: withTable((iden) => ({ idens: [iden] })),
  removeTables: withTable((iden) => ({ idens: [iden] })),
  printPosters: () => ({ query: '?format=stickers&of=store' }),
  replaceCatalogue: catalogue(''),
  'replaceCatalogue/dry run': catalogue('?dryRun=1'),
  'updateItem/availability': withBody({ state: 'Available' }),
  'updateItem/text': withBody({ description: 'Crisp' }),
  uploadImage: ({ picture }) => ({ body: picture, headers: { 'content-type': 'image/png' } }),
  'changeOrderState/forward': move(1, 2),
  'changeOrderState/cancel': move(1, 5),
  'changeOrderState/cancel served': move(4, 5, SERVED_AT_ONCE),
  discardOrderItem: async ({ newOrder }) => {
    const { id, lineId } = await newOrder();
    return { params: { orderId: id, itemId: lineId }, body: { discarded: true } };
  },
};
