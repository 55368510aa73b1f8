import type { Role } from '#domain/permissions.ts';

/**
 * guest: everybody, with the app token where one is set. anybody: everybody, at all times.
 * account: whoever is signed in. Otherwise these roles, in their own store.
 */
export type Access = 'guest' | 'anybody' | 'account' | readonly Role[];

const EVERYBODY: readonly Role[] = ['OWNER', 'MANAGER', 'STAFF', 'KITCHEN'];
const FLOOR: readonly Role[] = ['OWNER', 'MANAGER', 'STAFF'];
const OFFICE: readonly Role[] = ['OWNER', 'MANAGER'];
const OWNERS: readonly Role[] = ['OWNER'];

/**
 * Every operation of the OpenAPI document and who may call it, written down a second time on purpose: a slip
 * in the code does not slip in here too. Where it depends on what is asked, one entry for each case.
 */
export const ACCESS: Record<string, Access> = {
  isAlive: 'anybody',
  isReady: 'anybody',
  readImage: 'anybody',
  signUp: 'anybody',
  startAccount: 'anybody',
  logIn: 'anybody',
  startSession: 'anybody',
  verifyEmail: 'anybody',
  requestReset: 'anybody',
  resetPassword: 'anybody',
  readInvitation: 'anybody',
  joinWithNewAccount: 'anybody',

  returnFromPaytm: 'anybody',

  readStorePage: 'guest',
  readStorePageNow: 'guest',
  readStoreModel: 'guest',
  listStores: 'guest',
  readPolicies: 'guest',
  readMenu: 'guest',
  readMenuTime: 'guest',
  readStoreOlder: 'guest',
  placeOrder: 'guest',
  placeOrderOlder: 'guest',
  readOrder: 'guest',
  readOrderOlder: 'guest',
  followOrder: 'guest',
  followPage: 'guest',
  sendOtp: 'guest',
  sendOtpOlder: 'guest',
  countItemEvents: 'guest',
  countPageViews: 'guest',
  readFeedbackForm: 'guest',
  giveFeedback: 'guest',

  readSession: 'account',
  endSession: 'account',
  listSessions: 'account',
  endOneSession: 'account',
  endOtherSessions: 'account',
  readOwnAccount: 'account',
  renameOwnAccount: 'account',
  changeEmail: 'account',
  resendVerification: 'account',
  changePassword: 'account',
  setUpTotp: 'account',
  confirmTotp: 'account',
  switchOffTotp: 'account',
  acceptInvitation: 'account',
  openStore: 'account',
  readProfile: 'account',
  updateProfile: 'account',

  readStore: EVERYBODY,
  'updateStore/profile': OFFICE,
  'updateStore/gateway': OWNERS,
  readSetUp: OFFICE,
  listStaff: OFFICE,
  'addStaff/manager': OFFICE,
  'addStaff/owner': OWNERS,
  listPeople: OFFICE,
  listStaffLog: OFFICE,
  'invite/cook': OFFICE,
  'invite/owner': OWNERS,
  'resendInvitation/cook': OFFICE,
  'resendInvitation/owner': OWNERS,
  'revokeInvitation/cook': OFFICE,
  'revokeInvitation/owner': OWNERS,
  'changeRole/cook': OFFICE,
  'changeRole/to owner': OWNERS,
  'changeRole/owner': OWNERS,
  'removeMember/cook': OFFICE,
  'removeMember/owner': OWNERS,
  leaveStore: EVERYBODY,
  readCatalogue: EVERYBODY,
  replaceCatalogue: OFFICE,
  'replaceCatalogue/dry run': OFFICE,
  listRevisions: OFFICE,
  readRevision: OFFICE,
  restoreRevision: OFFICE,
  'updateItem/availability': FLOOR,
  'updateItem/text': OFFICE,
  uploadImage: OFFICE,
  takeOrder: FLOOR,
  listTables: EVERYBODY,
  addTables: OFFICE,
  changeTables: OFFICE,
  orderTables: OFFICE,
  removeTables: OFFICE,
  printPosters: FLOOR,
  listOrders: EVERYBODY,
  'changeOrderState/forward': EVERYBODY,
  'changeOrderState/cancel': FLOOR,
  'changeOrderState/cancel served': OFFICE,
  discardOrderItem: FLOOR,
  followStore: EVERYBODY,
  readOtpOutbox: FLOOR,
  readPageViews: OFFICE,
  readReport: OFFICE,
};
