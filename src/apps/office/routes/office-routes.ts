import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readCalendarSearch } from '#guests/reservations/office/calendar-days.ts';
import { isView, type View } from '#kitchen/board/office/views/views.ts';
import { readReportChoice } from '#money/reports/office/report-choice.ts';
import { readSuggestedPrice } from '#ordering/menu-editor/rules/prices/draft-price.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { placeHere } from '#restaurant/without-the-line/office/place.ts';
import { type BuyingList, isBuyingList } from '#stock/buying/office/lists.ts';
import { app } from './app-route.tsx';
import { fromGuide } from './from-guide.ts';

export interface BoardSearch {
  view?: View;
  order?: string;
  list?: 'unpaid';
}

const parseBoardSearch = ({ view, order, list }: Record<string, unknown>): BoardSearch => ({
  ...(isView(view) ? { view } : {}),
  ...(typeof order === 'string' ? { order } : {}),
  ...(list === 'unpaid' ? { list } : {}),
});

/** An address that other screens begin with, and that has none of its own. */
const leadsTo = <Path extends string>(path: Path, to: string) =>
  createRoute({
    getParentRoute: () => app,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });
const home = createRoute({
  getParentRoute: () => app,
  path: '/',
  beforeLoad: ({ context }) => {
    const isAtTablet = context.client.getQueryData(sessionQuery.queryKey)?.tablet !== undefined;
    throw redirect({ href: (isAtTablet ? placeHere() : null) ?? '/app/dashboard', replace: true });
  },
});
const user = leadsTo('/management/user', '/app/management/user/list');
const commerce = leadsTo('/management/e-commerce', '/app/management/e-commerce/list');
const board = createRoute({
  getParentRoute: () => app,
  path: '/dashboard',
  validateSearch: parseBoardSearch,
  component: lazyRouteComponent(() => import('#kitchen/board/office/board.tsx'), 'Board'),
});
const station = createRoute({
  getParentRoute: () => app,
  path: '/kitchen/$station',
  component: lazyRouteComponent(
    () => import('#kitchen/board/office/station-screens/station-screen.tsx'),
    'StationScreen',
  ),
});
const pass = createRoute({
  getParentRoute: () => app,
  path: '/kitchen/pass',
  component: lazyRouteComponent(
    () => import('#kitchen/board/office/station-screens/pass-screen.tsx'),
    'PassScreen',
  ),
});
const welcome = createRoute({
  getParentRoute: () => app,
  path: '/welcome',
  component: lazyRouteComponent(() => import('#restaurant/set-up/office/welcome-page.tsx'), 'WelcomePage'),
});
const tables = createRoute({
  getParentRoute: () => app,
  path: '/tables',
  validateSearch: fromGuide,
  component: lazyRouteComponent(() => import('#tables/table-list/office/tables-page.tsx'), 'TablesPage'),
});
const floor = createRoute({
  getParentRoute: () => app,
  path: '/floor',
  validateSearch: ({ table }: Record<string, unknown>): { table?: string } =>
    typeof table === 'string' ? { table } : {},
  component: lazyRouteComponent(() => import('../floor-screen.tsx'), 'FloorScreen'),
});
const calendar = createRoute({
  getParentRoute: () => app,
  path: '/calendar',
  validateSearch: readCalendarSearch,
  component: lazyRouteComponent(
    () => import('#guests/reservations/office/calendar-page.tsx'),
    'CalendarPage',
  ),
});
const foundations = createRoute({
  getParentRoute: () => app,
  path: '/foundations',
  component: lazyRouteComponent(() => import('../gallery/gallery-page.tsx'), 'FoundationsPage'),
});
const components = createRoute({
  getParentRoute: () => app,
  path: '/components',
  component: lazyRouteComponent(() => import('../gallery/gallery-page.tsx'), 'ComponentsPage'),
});
const extraComponents = createRoute({
  getParentRoute: () => app,
  path: '/extra-components',
  component: lazyRouteComponent(() => import('../gallery/gallery-page.tsx'), 'ExtraComponentsPage'),
});
const takeOrder = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/checkout',
  validateSearch: ({ table }: Record<string, unknown>): { table?: string } =>
    typeof table === 'string' ? { table } : {},
  component: lazyRouteComponent(
    () => import('#ordering/counter/office/take-order-page.tsx'),
    'TakeOrderPage',
  ),
});

const reports = createRoute({
  getParentRoute: () => app,
  path: '/dashboard/ecommerce',
  validateSearch: readReportChoice,
  component: lazyRouteComponent(() => import('#money/reports/office/reports-page.tsx'), 'ReportsPage'),
});

const bills = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/invoice',
  component: lazyRouteComponent(() => import('#money/bills/office/bills-page.tsx'), 'BillsPage'),
});

const gstReturn = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/invoice/gst',
  component: lazyRouteComponent(() => import('#money/bills/office/gst-page.tsx'), 'GstPage'),
});

const products = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/products',
  validateSearch: ({ menu }: Record<string, unknown>): { menu?: string } =>
    typeof menu === 'string' ? { menu } : {},
  component: lazyRouteComponent(
    () => import('#ordering/menu-editor/office/products/products-page.tsx'),
    'ProductsPage',
  ),
});

const product = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/product/$name',
  validateSearch: readSuggestedPrice,
  component: lazyRouteComponent(
    () => import('#ordering/menu-editor/office/item/product-page.tsx'),
    'ProductPage',
  ),
});

const items = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/list',
  validateSearch: ({ find }: Record<string, unknown>): { find?: string } =>
    typeof find === 'string' ? { find } : {},
  component: lazyRouteComponent(
    () => import('#ordering/menu-editor/office/items/items-page.tsx'),
    'ItemsPage',
  ),
});

const importMenu = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/import',
  component: lazyRouteComponent(() => import('#ordering/menu-import/office/import-page.tsx'), 'ImportPage'),
});

const revisions = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/history',
  component: lazyRouteComponent(
    () => import('#ordering/menu-editor/office/revisions/revisions-page.tsx'),
    'RevisionsPage',
  ),
});

const refunds = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/refunds',
  component: lazyRouteComponent(() => import('#money/refunds/office/refunds-page.tsx'), 'RefundsPage'),
});

const khatas = createRoute({
  getParentRoute: () => app,
  path: '/khatas',
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' ? { id } : {},
  component: lazyRouteComponent(() => import('#money/khatas/office/khatas-page.tsx'), 'KhatasPage'),
});

const stock = createRoute({
  getParentRoute: () => app,
  path: '/stock',
  validateSearch: ({
    id,
    list,
  }: Record<string, unknown>): { id?: string; list?: 'count' | 'recipes' | 'went' } => ({
    ...(typeof id === 'string' ? { id } : {}),
    ...(list === 'count' || list === 'recipes' || list === 'went' ? { list } : {}),
  }),
  component: lazyRouteComponent(() => import('#stock/ingredients/office/stock-page.tsx'), 'StockPage'),
});

const buying = createRoute({
  getParentRoute: () => app,
  path: '/buying',
  validateSearch: ({ id, list }: Record<string, unknown>): { id?: string; list?: BuyingList } => ({
    ...(typeof id === 'string' ? { id } : {}),
    ...(isBuyingList(list) ? { list } : {}),
  }),
  component: lazyRouteComponent(() => import('#stock/buying/office/buying-page.tsx'), 'BuyingPage'),
});

const till = createRoute({
  getParentRoute: () => app,
  path: '/till',
  validateSearch: ({ step }: Record<string, unknown>): { step?: 'close' | 'noSale' } =>
    step === 'close' || step === 'noSale' ? { step } : {},
  component: lazyRouteComponent(() => import('#money/till/office/till-page.tsx'), 'TillPage'),
});

const feedback = createRoute({
  getParentRoute: () => app,
  path: '/feedback',
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } =>
    typeof order === 'string' ? { order } : {},
  component: lazyRouteComponent(() => import('#guests/feedback/office/feedback-page.tsx'), 'FeedbackPage'),
});

const chat = createRoute({
  getParentRoute: () => app,
  path: '/chat',
  component: lazyRouteComponent(() => import('#guests/chat/office/chat-page.tsx'), 'ChatPage'),
});

const conversation = createRoute({
  getParentRoute: () => app,
  path: '/chat/$conversationKey',
  component: lazyRouteComponent(() => import('#guests/chat/office/chat-page.tsx'), 'ChatPage'),
});

const stories = createRoute({
  getParentRoute: () => app,
  path: '/management/blog',
  component: lazyRouteComponent(() => import('#guests/stories/office/stories-page.tsx'), 'StoriesPage'),
});

const newStory = createRoute({
  getParentRoute: () => app,
  path: '/management/blog/new-post',
  component: lazyRouteComponent(() => import('#guests/stories/office/edit-pages.tsx'), 'NewStoryPage'),
});

const story = createRoute({
  getParentRoute: () => app,
  path: '/management/blog/post/$slug',
  component: lazyRouteComponent(() => import('#guests/stories/office/story-page.tsx'), 'StoryPage'),
});

const editStory = createRoute({
  getParentRoute: () => app,
  path: '/management/blog/post/$slug/edit',
  component: lazyRouteComponent(() => import('#guests/stories/office/edit-pages.tsx'), 'EditStoryPage'),
});

const MailPage = lazyRouteComponent(() => import('#guests/mail/office/mail-page.tsx'), 'MailPage');
const mail = { getParentRoute: () => app, component: MailPage };
const allMail = createRoute({ ...mail, path: '/mail' });
const mailList = createRoute({ ...mail, path: '/mail/$systemLabel' });
const mailLetter = createRoute({ ...mail, path: '/mail/$systemLabel/$letterId' });
const labelledMail = createRoute({ ...mail, path: '/mail/label/$customLabel' });
const labelledLetter = createRoute({ ...mail, path: '/mail/label/$customLabel/$letterId' });

const account = createRoute({
  getParentRoute: () => app,
  path: '/management/user/account',
  component: lazyRouteComponent(() => import('#restaurant/accounts/office/account-page.tsx'), 'AccountPage'),
});

const staff = createRoute({
  getParentRoute: () => app,
  path: '/management/user/list',
  component: lazyRouteComponent(() => import('#restaurant/people/office/list-page.tsx'), 'ListPage'),
});

const cards = createRoute({
  getParentRoute: () => app,
  path: '/management/user/card',
  component: lazyRouteComponent(() => import('#restaurant/people/office/cards-page.tsx'), 'CardsPage'),
});

const profile = createRoute({
  getParentRoute: () => app,
  path: '/management/user/profile',
  component: lazyRouteComponent(
    () => import('#restaurant/people/office/profile/profile-page.tsx'),
    'ProfilePage',
  ),
});

/** The screens of a store, without its settings. */
export const officeRoutes = [
  home,
  user,
  commerce,
  board,
  pass,
  station,
  welcome,
  tables,
  floor,
  calendar,
  foundations,
  components,
  extraComponents,
  takeOrder,
  reports,
  bills,
  gstReturn,
  products,
  product,
  items,
  importMenu,
  revisions,
  refunds,
  khatas,
  stock,
  buying,
  till,
  feedback,
  chat,
  conversation,
  stories,
  newStory,
  story,
  editStory,
  allMail,
  mailList,
  mailLetter,
  labelledMail,
  labelledLetter,
  account,
  staff,
  cards,
  profile,
];
