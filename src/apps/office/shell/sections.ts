import { type ActingRole, may, type Permission } from '#restaurant/people/rules/permissions.ts';
import type { Texts } from '#texts/office/en.ts';
import {
  BasketIcon,
  BillIcon,
  CalendarIcon,
  ChartIcon,
  ChatIcon,
  FeedbackIcon,
  FloorIcon,
  GearIcon,
  KhataIcon,
  MailIcon,
  MenuIcon,
  NewOrderIcon,
  PeopleIcon,
  PlateIcon,
  RefundIcon,
  StockIcon,
  StoriesIcon,
  TableIcon,
  TicketIcon,
  TillIcon,
} from '#ui/office/icons.tsx';

export interface OfficeSection {
  to: string;
  label: keyof Texts['sections'];
  Icon: typeof TicketIcon;
  permission: Permission;
  /** The address that its other screens begin with. */
  within?: string;
}

export interface SectionGroup {
  name: keyof Texts['sectionGroups'];
  sections: readonly OfficeSection[];
}

const SERVICE: readonly OfficeSection[] = [
  { to: '/app/dashboard', label: 'orders', Icon: TicketIcon, permission: 'order.read' },
  { to: '/app/floor', label: 'floor', Icon: FloorIcon, permission: 'order.read' },
  {
    to: '/app/management/e-commerce/checkout',
    label: 'newOrder',
    Icon: NewOrderIcon,
    permission: 'order.place',
  },
];

const MENU: readonly OfficeSection[] = [
  { to: '/app/management/e-commerce/list', label: 'items', Icon: PlateIcon, permission: 'catalogue.read' },
  {
    to: '/app/management/e-commerce/products',
    label: 'menu',
    Icon: MenuIcon,
    permission: 'catalogue.replace',
    within: '/app/management/e-commerce/product',
  },
  { to: '/app/stock', label: 'stock', Icon: StockIcon, permission: 'stock.count' },
  { to: '/app/buying', label: 'buying', Icon: BasketIcon, permission: 'stock.count' },
  { to: '/app/tables', label: 'tables', Icon: TableIcon, permission: 'table.print' },
];

const GUESTS: readonly OfficeSection[] = [
  { to: '/app/calendar', label: 'calendar', Icon: CalendarIcon, permission: 'reservation.manage' },
  { to: '/app/chat', label: 'chat', Icon: ChatIcon, permission: 'chat.team', within: '/app/chat' },
  { to: '/app/mail', label: 'mail', Icon: MailIcon, permission: 'mail.read', within: '/app/mail' },
  { to: '/app/feedback', label: 'feedback', Icon: FeedbackIcon, permission: 'feedback.read' },
  {
    to: '/app/management/blog',
    label: 'stories',
    Icon: StoriesIcon,
    permission: 'blog.read',
    within: '/app/management/blog',
  },
];

const MONEY: readonly OfficeSection[] = [
  { to: '/app/till', label: 'till', Icon: TillIcon, permission: 'till.count' },
  { to: '/app/management/e-commerce/invoice', label: 'bills', Icon: BillIcon, permission: 'bill.read' },
  {
    to: '/app/management/e-commerce/refunds',
    label: 'refunds',
    Icon: RefundIcon,
    permission: 'order.refund',
  },
  { to: '/app/khatas', label: 'khatas', Icon: KhataIcon, permission: 'payment.record' },
  { to: '/app/dashboard/ecommerce', label: 'reports', Icon: ChartIcon, permission: 'reports.read' },
];

const TEAM: readonly OfficeSection[] = [
  {
    to: '/app/management/user/list',
    label: 'staff',
    Icon: PeopleIcon,
    permission: 'staff.read',
    within: '/app/management/user/',
  },
];

const SETTINGS: readonly OfficeSection[] = [
  {
    to: '/app/settings',
    label: 'settings',
    Icon: GearIcon,
    permission: 'store.update',
    within: '/app/settings',
  },
];

const GROUPS: readonly SectionGroup[] = [
  { name: 'service', sections: SERVICE },
  { name: 'menu', sections: MENU },
  { name: 'guests', sections: GUESTS },
  { name: 'money', sections: MONEY },
  { name: 'team', sections: TEAM },
  { name: 'settings', sections: SETTINGS },
];

/** The screens of the office that a role may use, in the order of the navigation. */
export function groupsFor(role: ActingRole): SectionGroup[] {
  return GROUPS.map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ permission }) => may(role, permission)),
  })).filter(({ sections }) => sections.length > 0);
}
