import type { Scope } from '#programs/keys/rules/scopes.ts';

const MENU: readonly Scope[] = ['menu.read', 'menu.write'];
const MENU_READ: readonly Scope[] = ['menu.read'];
const MENU_WRITE: readonly Scope[] = ['menu.write'];
const ORDERS: readonly Scope[] = ['orders.read', 'orders.write'];
const ORDERS_WRITE: readonly Scope[] = ['orders.write'];
const GUESTS: readonly Scope[] = ['guests.read'];
const BOOK: readonly Scope[] = ['reservations.write'];
const MONEY: readonly Scope[] = ['money.read'];
const STOCK: readonly Scope[] = ['stock.write'];

/** What programs may call, by the scopes of which one is enough. All else is closed to keys, whatever their scopes. */
export const OF_KEYS: Record<string, readonly Scope[] | 'every'> = {
  readStore: 'every',
  readV1Store: 'every',
  readV1Menu: MENU,
  changeV1Dish: MENU_WRITE,
  listV1Orders: ORDERS,
  readV1Order: ORDERS,
  'moveV1Order/forward': ORDERS_WRITE,
  'moveV1Order/cancel': ORDERS_WRITE,
  listV1Tables: ORDERS,
  listV1Bills: MONEY,
  readV1Sales: MONEY,
  listV1Events: ORDERS,
  listV1Pairs: MONEY,
  readV1Waiting: ORDERS,
  listV1Shortages: MENU,
  draftV1Price: MENU_WRITE,
  draftV1Story: MENU_WRITE,

  readCatalogue: MENU,
  listProducts: MENU,
  listForeignPictures: MENU,
  listPortions: MENU,
  listRevisions: MENU_READ,
  readRevision: MENU_READ,
  listOfficePosts: MENU_READ,
  readOfficePost: MENU_READ,
  'updateItem/availability': MENU_WRITE,
  'updateItem/text': MENU_WRITE,
  setPortions: MENU_WRITE,
  replaceCatalogue: MENU_WRITE,
  'replaceCatalogue/dry run': MENU_WRITE,
  restoreRevision: MENU_WRITE,
  uploadImage: MENU_WRITE,
  proposeDrawings: MENU_WRITE,
  keepDrawing: MENU_WRITE,

  listOrders: ORDERS,
  readStoreOrder: ORDERS,
  followStore: ORDERS,
  readFloor: ORDERS,
  readSittingSettings: ORDERS,
  readPushKey: ORDERS,
  listStations: ORDERS,
  listTables: ORDERS,
  takeOrder: ORDERS_WRITE,
  'changeOrderState/forward': ORDERS_WRITE,
  'changeOrderState/cancel': ORDERS_WRITE,
  editOrder: ORDERS_WRITE,
  fireCourses: ORDERS_WRITE,
  markOrderItemReady: ORDERS_WRITE,
  markChangesSeen: ORDERS_WRITE,
  markOrdersSeen: ORDERS_WRITE,
  watchStation: ORDERS_WRITE,

  listFeedback: GUESTS,
  readFeedback: GUESTS,
  countUnreadFeedback: GUESTS,
  readGuestDataSettings: GUESTS,

  readCalendar: BOOK,
  readWaiting: BOOK,
  addReservation: BOOK,
  addWalkIn: BOOK,
  changeReservation: BOOK,
  moveReservation: BOOK,
  readReservationSettings: BOOK,

  listBills: MONEY,
  exportBills: MONEY,
  readMoney: MONEY,
  readBill: MONEY,
  printBill: MONEY,
  previewBill: MONEY,
  readSittingsReport: MONEY,
  readPageViews: MONEY,
  readReport: MONEY,

  readStock: STOCK,
  addIngredient: STOCK,
  changeIngredient: STOCK,
  markOut: STOCK,
  readLedger: STOCK,
  enterStock: STOCK,
  readRecipes: STOCK,
  readUse: STOCK,
  setRecipe: STOCK,
  readNeed: STOCK,
  importStock: STOCK,
  setTarget: STOCK,

  readBuying: STOCK,
  addSupplier: STOCK,
  changeSupplier: STOCK,
  addPurchase: STOCK,
  receivePurchase: STOCK,
  closePurchase: STOCK,
  readPrices: STOCK,
};
