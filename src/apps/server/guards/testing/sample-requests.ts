import { addStory, storyBodyOf } from '#guests/stories/server/testing/add-story.ts';
import { defaultBillSettings } from '#money/bills/rules/bill-settings.ts';
import { MERCHANT } from '#money/payments/server/testing/fake-paytm.ts';
import { setGateway } from '#money/payments/server/testing/pay-scene.ts';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import { agreeMandate } from '#operators/invoices/server/testing/agree-mandate.ts';
import { askForInvoice, priceChainPlan } from '#operators/invoices/server/testing/ask-for-invoice.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { v1Calls } from '#programs/v1/wire/v1-calls.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { giveDomain } from '#restaurant/domains/server/testing/give-domain.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import { codeOf, linkTo } from '#testing/server/people/account-steps.ts';
import { newPhone } from '#testing/server/people/test-otp.ts';
import { invitePerson, memberId } from '#testing/server/people/test-people.ts';
import { PIN } from '#testing/server/people/test-tablets.ts';
import { NO_SESSION, SERVED_AT_ONCE } from '#testing/server/scene.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import { createTestStore, logIn, orderBody, PASSWORD, TEA, unique } from '#testing/server/test-stores.ts';
import { CALENDAR_SAMPLES } from './calendar-samples.ts';
import { CHAT_SAMPLES } from './chat-samples.ts';
import { CORRECTION_SAMPLES } from './correction-samples.ts';
import { KEY_SAMPLES } from './key-samples.ts';
import { MAIL_SAMPLES } from './mail-samples.ts';
import { MESSAGE_SAMPLES } from './message-samples.ts';
import { OPERATOR_SAMPLES } from './operator-samples.ts';
import { PRINTER_SAMPLES } from './printer-samples.ts';
import type { Asker, Sample } from './sample.ts';
import { signedNotice } from './signed-notice.ts';
import { SITTING_SAMPLES } from './sitting-samples.ts';
import { STATION_SAMPLES } from './station-samples.ts';
import { STOCK_SAMPLES } from './stock-samples.ts';
import { TABLET_SAMPLES } from './tablet-samples.ts';
import { WEBHOOK_SAMPLES } from './webhook-samples.ts';
import type { World } from './world.ts';

/** The content type of forms, which only one call accepts. */
export const FORM = 'application/x-www-form-urlencoded';

const withBody =
  (body: object): Sample =>
  () => ({ body });
const otp: Sample = ({ store }) => ({ params: { phone: newPhone() }, body: { profileID: store.storeId } });
const signIn: Sample = ({ emailOf }) => ({ body: { email: emailOf['OWNER'], password: PASSWORD } });
const move =
  (from: number, to: number, orderType?: string): Sample =>
  async ({ newOrder }) => ({ params: { orderId: (await newOrder(orderType)).id }, body: { from, to } });
const moveInWords =
  (to: string): Sample =>
  async ({ newOrder }) => ({ params: { orderId: (await newOrder()).id }, body: { from: 'received', to } });
const newAccount = () => ({ name: 'New', email: `new-${unique()}@thali.example`, password: PASSWORD });
const newRestaurant = () => ({ ...newAccount(), storeName: `New ${unique()}` });
const newMember =
  (role: string): Sample =>
  () => ({ body: { ...newAccount(), role } });

/** A new table, because any of the callers may remove it. */
const withTable =
  (body: (iden: string) => object): Sample =>
  async ({ thali, store }) => {
    const iden = unique();
    const tables = [{ iden, idel: 'Table', conf: null }];
    await thali.call('POST /api/stores/:storeId/tables', {
      params: store,
      body: { tables },
      token: store.token,
    });
    return { body: body(iden) };
  };
/** A new story, because any of the callers may change or delete it. */
const newPost: Sample = async ({ thali, store }) => ({
  params: { slug: (await addStory(thali, store, { title: `Story ${unique()}` })).slug },
});
/** A new order of the store. */
const newBill: Sample = async ({ thali, store, newOrder }) => {
  const url = `/api/stores/${store.storeId}/orders/${(await newOrder()).id}/bill`;
  const { body } = await thali.call('POST', url, { token: store.token });
  return { params: { billId: body.bills[0]._id } };
};
const person =
  (role: Role, body?: object): Sample =>
  async ({ thali, store }) => ({ params: { accountId: await memberId(thali, store, role) }, body });
const invited =
  (role: Role, body?: object): Sample =>
  async ({ thali, store }) => {
    const { invitation } = await invitePerson(thali, store, { role });
    return { params: { invitationId: invitation._id }, body };
  };
/** Somebody whom an operator has asked to take the store over. */
const askedToTakeOver: Sample = async ({ thali, store }) => {
  const { invitation } = await invitePerson(thali, store, { role: 'OWNER' });
  const sql = 'update invitations set hands_over = true where store_id = $1 and id = $2';
  await thali.database.pool.query(sql, [store.storeId, invitation._id]);
  return { params: { invitationId: invitation._id } };
};
/** A store in which no caller has a part. */
const invitation =
  (more: object = {}): Sample =>
  async ({ thali }) => {
    const { token } = await invitePerson(thali, await createTestStore(thali));
    return { body: { token, ...more } };
  };

const catalogue =
  (query: string): Sample =>
  async ({ thali, store }) => {
    const { body } = await thali.call('GET /api/stores/:storeId/catalogue', {
      params: store,
      token: store.token,
    });
    return { query, body, headers: { 'if-match': `"${body.revision}"` } };
  };

const own = { password: PASSWORD };
const newEmail = () => `moved-${unique()}@thali.example`;

/** A link for a new account. */
const linkFor =
  (purpose: 'verify' | 'reset'): Sample =>
  async ({ thali }) => {
    const { email } = newAccount();
    await thali.call('POST /tenant/api/menu/signup', { body: { ...newAccount(), email, storeName: email } });
    if (purpose === 'reset') await thali.call('POST /api/account/request-reset', { body: { email } });
    const token = await linkTo(thali, email);
    return { body: purpose === 'verify' ? { token } : { token, password: PASSWORD } };
  };

/** An order that its guest has rated. */
const rateOrder: Sample = async ({ newOrder, thali }) => {
  const { id, slug } = await newOrder(SERVED_AT_ONCE);
  await thali.call('POST /feedback/api/form/:orderSlug', {
    params: { orderSlug: slug },
    body: { overall: 2, comment: 'The tea came cold' },
  });
  return { params: { orderId: id } };
};

/** A code of the caller's app, whose secret is confirmed on demand. */
async function appCode(thali: TestApp, headers: Asker, isOn: boolean): Promise<string> {
  const { body } = await thali.call('POST /api/account/totp', { body: own, headers });
  if (!body?.secret) return '000000';
  const code = codeOf(body.secret, thali.clock.now);
  if (!isOn) return code;
  await thali.call('POST /api/account/totp/confirm', { body: { code }, headers });
  return codeOf(body.secret, thali.clock.now + 30_000);
}

/** Another session of the caller, if there is a caller. */
const otherSession: Sample = async ({ thali }, headers) => {
  const { body } = await thali.call('GET /api/account', { headers });
  if (body.email) await logIn(thali, body.email);
  const list = await thali.call('GET /api/sessions', { headers });
  const other = list.body.sessions?.find(({ current }: { current: boolean }) => !current);
  return { params: { sessionId: other?._id ?? NO_SESSION } };
};

/** Cash that whoever asks has put in, if they may. */
const tillEntry = async ({ thali, store }: World, asker: Asker) => {
  const body = { what: 'in' as const, amount: 20, reason: 'change' as const };
  const add = (by: object) =>
    thali.call('POST /api/stores/:storeId/till/entries', { params: store, body, ...by });
  const own = await add({ headers: asker });
  const { entries } = (own.status === 200 ? own : await add({ token: store.token })).body;
  return { params: { entryId: entries.at(-1)?._id ?? '' } };
};

/** A new save, whose number no other store has. */
const newRevision: Sample = async ({ thali, store }) => {
  const url = `/api/stores/${store.storeId}/catalogue`;
  const { body } = await thali.call('GET', url, { token: store.token });
  body.menus[0].remarks = unique();
  const headers = { 'if-match': `"${body.revision}"` };
  const saved = await thali.call('PUT', url, { token: store.token, body, headers });
  const { revision } = saved.body;
  return { params: { revision: String(revision) }, headers: { 'if-match': `"${revision}"` } };
};

/** The first day, which is closed once. */
const closedDay: Sample = async ({ thali, store }) => {
  const body = { number: 1 };
  await thali.call('POST /api/stores/:storeId/till/close', { params: store, body, token: store.token });
  return { params: { dayNumber: '1' } };
};

/** Something that a tablet did without the line, written as such a command leaves it. */
const question: Sample = async ({ thali, store }) => {
  const key = unique();
  await thali.database.pool.query(
    `insert into store_questions (store_id, key, kind, told, made_by, made_at, raised_at)
     values ($1, $2, 'refused', '{}', '{"kind":"system"}', now(), now())`,
    [store.storeId, key],
  );
  return { params: { questionId: key } };
};

/**
 * By address, whatever it names, for all calls there; and by call, a request for which more must be prepared or that
 * declares no example. For all others, what they declare is enough.
 */
export const SAMPLES: Record<string, Sample> = {
  '/questions/:questionId': question,
  '/till/days/:dayNumber': closedDay,
  'undoTillEntry/own': tillEntry,
  'undoTillEntry/of the owner': (world) => tillEntry(world, {}),
  addPlan: () => ({ body: { name: `Plan ${unique()}` } }),
  changePlan: async ({ thali }) => {
    const { rows } = await thali.database.pool.query(
      "select plan_id from plans where name = 'Chain' and brand_id = $1",
      [FIRST_BRAND],
    );
    return { params: { planId: rows[0].plan_id }, body: { price: 599 } };
  },
  requestPayment: async ({ thali }) => {
    await priceChainPlan(thali);
    return { body: { plan: 'Chain', months: 1 } };
  },
  endOwnMandate: async ({ thali, store }) => {
    await agreeMandate(thali, store);
    return {};
  },
  buyPlan: async ({ thali }) => {
    await priceChainPlan(thali);
    return { body: { plan: 'Chain', months: 1 } };
  },
  '/operator/stores/:storeId/invoices/:invoiceId': async ({ thali, store }) => ({
    params: { invoiceId: await askForInvoice(thali, store) },
  }),
  noteInvoicePaid: () => ({ body: { way: 'bank', reference: `NEFT ${unique()}` } }),
  ...OPERATOR_SAMPLES,
  ...CALENDAR_SAMPLES,
  '/posts/:slug': newPost,
  changePost: withBody(storyBodyOf({ revision: 1 })),
  ...CHAT_SAMPLES,
  ...CORRECTION_SAMPLES,
  ...STOCK_SAMPLES,
  ...SITTING_SAMPLES,
  ...MAIL_SAMPLES,
  ...MESSAGE_SAMPLES,
  ...TABLET_SAMPLES,
  signUp: () => ({ body: newRestaurant() }),
  startAccount: () => ({ body: newRestaurant() }),
  logIn: signIn,
  startSession: signIn,
  readInvitation: invitation(),
  joinWithNewAccount: invitation({ name: 'New', password: PASSWORD }),
  acceptInvitation: invitation(),
  openStore: () => ({ body: { name: `New ${unique()}` } }),

  verifyEmail: linkFor('verify'),
  requestReset: ({ emailOf }) => ({ body: { email: emailOf['OWNER'] } }),
  resetPassword: linkFor('reset'),

  endOneSession: otherSession,
  changeEmail: () => ({ body: { ...own, email: newEmail() } }),
  changePassword: withBody({ ...own, newPassword: PASSWORD }),
  setUpTotp: withBody(own),
  confirmTotp: async ({ thali }, asker) => ({ body: { code: await appCode(thali, asker, false) } }),
  switchOffTotp: async ({ thali }, asker) => ({ body: { ...own, code: await appCode(thali, asker, true) } }),

  placeOrder: ({ store }) => ({ body: orderBody(store, TEA) }),
  readTokens: ({ store }) => ({ params: { slug: store.slug } }),
  sell: ({ store }) => ({ body: { order: orderBody(store, TEA), paid: { method: 'Cash' } } }),
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

  '/feedback/:orderId': rateOrder,
  answerFeedback: withBody({ text: 'We are sorry' }),

  returnFromPaytm: () => ({ body: 'ORDERID=1', headers: { 'content-type': FORM } }),
  returnFromRazorpay: () => ({ body: 'razorpay_order_id=1', headers: { 'content-type': FORM } }),
  claimInvoice: () => ({
    params: { invoiceId: '00000000-0000-4000-8000-000000000000' },
    body: 'utr=412345678901',
    headers: { 'content-type': FORM },
  }),
  returnFromInvoice: () => ({
    params: { invoiceId: '00000000-0000-4000-8000-000000000000' },
    body: 'ORDERID=1',
    headers: { 'content-type': FORM },
  }),
  hearFromRazorpay: async ({ thali }) => signedNotice(thali),

  ...PRINTER_SAMPLES,
  ...STATION_SAMPLES,
  ...KEY_SAMPLES,
  ...WEBHOOK_SAMPLES,

  isTlsAllowed: async ({ thali }) => ({
    query: `?domain=${await giveDomain(thali, (await createTestStore(thali)).storeId)}`,
  }),
  findStorePlace: ({ store }) => ({ query: `?name=${store.slug}` }),
  'updateStore/profile': withBody({ description: 'Since 1952' }),
  'updateStore/gateway': withBody({
    store_gateway_config: { merchent_id: 'M1', merchent_key: 'a gateway key' },
  }),
  'updateStore/upi': withBody({ upi: { vpa: 'teahouse@upi', name: 'Tea House' } }),
  tryGateway: async ({ thali, store }) => {
    await setGateway(thali, store, { ...MERCHANT, host: 'http://127.0.0.1:1' });
    return { body: {} };
  },
  'addStaff/manager': newMember('MANAGER'),
  'addStaff/owner': newMember('OWNER'),
  changeTables: withTable((iden) => ({ idens: [iden], change: { idel: 'Room' } })),
  orderTables: withTable((iden) => ({ idens: [iden] })),
  removeTables: withTable((iden) => ({ idens: [iden] })),
  '/bills/:billId': newBill,
  saveBillSettings: withBody(defaultBillSettings('')),
  printPosters: () => ({ query: '?format=stickers&of=store' }),
  readMoney: () => ({ query: '?from=2026-11-01&to=2026-11-30' }),
  previewPosters: () => ({ query: '?format=stickers&of=store' }),
  'invite/cook': () => ({ body: { email: newAccount().email, role: 'KITCHEN' } }),
  'invite/owner': () => ({ body: { email: newAccount().email, role: 'OWNER' } }),
  agreeToHandOver: askedToTakeOver,
  'resendInvitation/cook': invited('KITCHEN', {}),
  'resendInvitation/owner': invited('OWNER', {}),
  'revokeInvitation/cook': invited('KITCHEN'),
  'revokeInvitation/owner': invited('OWNER'),
  'setPin/cook': person('KITCHEN', { pin: PIN }),
  'setPin/owner': person('OWNER', { pin: PIN }),
  'changeRole/cook': person('KITCHEN', { role: 'STAFF' }),
  'changeRole/to owner': person('KITCHEN', { role: 'OWNER' }),
  'changeRole/owner': person('OWNER', { role: 'MANAGER' }),
  'removeMember/cook': person('KITCHEN'),
  'removeMember/owner': person('OWNER'),
  replaceCatalogue: catalogue(''),
  'replaceCatalogue/dry run': catalogue('?dryRun=1'),
  '/revisions/:revision': newRevision,
  setPortions: withBody({ left: 9_000 }),
  changeV1Dish: ({ store }) => ({
    params: { dishId: store.items['Tea'] ?? '' },
    body: { state: 'available' },
  }),
  draftV1Price: ({ store }) => ({
    params: { dishId: store.items['Tea'] ?? '' },
    body: v1Calls.draftV1Price.example,
  }),
  prepareV1Cart: ({ store }) => ({ body: { dishes: [{ dish: store.items['Tea'] ?? '', quantity: 1 }] } }),
  readV1Sales: () => ({ query: '?from=2026-01-01&to=2026-01-02' }),
  listV1Pairs: () => ({ query: '?from=2026-01-01&to=2026-01-02' }),
  listV1Bills: () => ({ query: '?month=2026-01' }),
  'moveV1Order/forward': moveInWords('preparing'),
  'moveV1Order/cancel': moveInWords('cancelled'),
  'updateItem/availability': withBody({ state: 'Available' }),
  'updateItem/text': withBody({ description: 'Crisp' }),
  uploadImage: ({ picture }) => ({ body: picture, headers: { 'content-type': 'image/png' } }),
  'changeOrderState/forward': move(1, 2),
  'changeOrderState/cancel': move(1, 5),
  'changeOrderState/cancel served': move(4, 5, SERVED_AT_ONCE),
  refundOrder: async ({ thali, store, newOrder }) => {
    const { id } = await newOrder();
    const pay = 'update orders set paid = amount + 100 where store_id = $1 and id = $2';
    await thali.database.pool.query(pay, [store.storeId, id]);
    return { params: { orderId: id }, body: { how: 'hand' }, headers: { 'idempotency-key': unique() } };
  },
  markOrderItemReady: async ({ newOrder }) => {
    const { id, lineId } = await newOrder();
    return { params: { orderId: id, itemId: lineId }, body: { ready: true } };
  },
  markChangesSeen: async ({ newOrder }) => {
    const { id, lineId } = await newOrder();
    return { params: { orderId: id }, body: { place: 'pass', lines: [lineId] } };
  },
  fireCourses: async ({ newOrder }) => {
    const { id } = await newOrder();
    return { params: { orderId: id }, body: { courses: ['mains'] } };
  },
  claimPayment: async ({ newOrder, thali, store }) => {
    await setPayee(thali, store);
    return { params: { slug: (await newOrder()).slug }, body: { utr: '432156789012' } };
  },
  cancelOwnOrder: async ({ newOrder }) => ({ params: { slug: (await newOrder()).slug }, body: {} }),
  checkPayment: async ({ newOrder, thali, store }) => {
    const { id } = await newOrder();
    const attemptId = uuidV7(thali.clock.now);
    const sql = `insert into payment_attempts (store_id, id, order_id, state, amount, currency, gateway_order_id,
      gateway_sealed, unclear, created_at) values ($1, $2, $3, 'expired', 1, 'INR', $4, '', 'It says SOON', now())`;
    await thali.database.pool.query(sql, [store.storeId, attemptId, id, attemptId]);
    return { params: { attemptId }, body: { reason: 'It went back by itself' } };
  },
  settleRefund: async ({ newOrder, thali, store }) => {
    const { id } = await newOrder();
    const refundId = uuidV7(thali.clock.now);
    const sql = `insert into refunds (store_id, id, order_id, state, how, amount, request, author, created_at)
      values ($1, $2, $3, 'pending', 'gateway', 1, $4, '{"kind": "system"}', $5)`;
    const since = new Date(thali.clock.now - 2 * HOUR);
    await thali.database.pool.query(sql, [store.storeId, refundId, id, refundId, since]);
    const counted = 'update orders set paid = 1, refunded = 1 where store_id = $1 and id = $2';
    await thali.database.pool.query(counted, [store.storeId, id]);
    return { params: { refundId }, body: { outcome: 'done', reason: 'It stands in the account' } };
  },
  recordPayment: async ({ newOrder }) => ({
    params: { orderId: (await newOrder()).id },
    body: { method: 'Cash' },
  }),
  refuseClaim: async ({ newOrder, thali, store }) => {
    await setPayee(thali, store);
    const { id, slug } = await newOrder();
    await thali.call('POST /order/status/:slug/claim', { params: { slug }, body: {} });
    return { params: { orderId: id }, body: { reason: 'Not in the account' } };
  },
  markOrdersSeen: async ({ newOrder }) => ({ body: { orders: [(await newOrder()).id] } }),
  editOrder: async ({ newOrder }) => {
    const { id, lineId } = await newOrder();
    return { params: { orderId: id }, body: { changes: [{ kind: 'quantity', line: lineId, quantity: 2 }] } };
  },
  'editOrder/open item': async ({ newOrder }) => ({
    params: { orderId: (await newOrder()).id },
    body: { changes: [{ kind: 'open', label: 'Cake', value: '100', quantity: 1 }] },
  }),
  discardOrderItem: async ({ newOrder }) => {
    const { id, lineId } = await newOrder();
    return { params: { orderId: id, itemId: lineId }, body: { discarded: true } };
  },
};
