import { type ActingRole, may } from '#restaurant/people/rules/permissions.ts';

const SECTIONS = [
  { name: 'store', group: 'restaurant', path: '/app/settings/store', permission: 'store.update' },
  { name: 'look', group: 'restaurant', path: '/app/settings/look', permission: 'store.update' },
  { name: 'domain', group: 'restaurant', path: '/app/settings/domain', permission: 'store.domain' },
  { name: 'website', group: 'restaurant', path: '/app/settings/website', permission: 'store.update' },
  { name: 'hours', group: 'restaurant', path: '/app/settings/hours', permission: 'store.update' },
  { name: 'policies', group: 'restaurant', path: '/app/settings/policies', permission: 'store.update' },
  { name: 'legal', group: 'restaurant', path: '/app/settings/legal', permission: 'store.update' },
  { name: 'support', group: 'restaurant', path: '/app/settings/support', permission: 'store.support' },
  { name: 'close', group: 'restaurant', path: '/app/settings/close', permission: 'store.close' },
  { name: 'privacy', group: 'restaurant', path: '/app/settings/privacy', permission: 'guest.read' },
  {
    name: 'orderTypes',
    group: 'ordering',
    path: '/app/settings/order-types',
    permission: 'catalogue.replace',
  },
  { name: 'prices', group: 'ordering', path: '/app/settings/prices', permission: 'store.update' },
  { name: 'sittings', group: 'ordering', path: '/app/settings/tables', permission: 'table.update' },
  { name: 'courses', group: 'ordering', path: '/app/settings/courses', permission: 'store.update' },
  { name: 'changes', group: 'ordering', path: '/app/settings/changes', permission: 'till.settings' },
  {
    name: 'reservations',
    group: 'ordering',
    path: '/app/settings/reservations',
    permission: 'reservation.settings',
  },
  { name: 'mail', group: 'restaurant', path: '/app/settings/mail', permission: 'mail.settings' },
  { name: 'messages', group: 'ordering', path: '/app/settings/messages', permission: 'messages.read' },
  { name: 'payments', group: 'money', path: '/app/settings/payments', permission: 'store.gateway' },
  { name: 'bills', group: 'money', path: '/app/settings/bills', permission: 'bill.settings' },
  { name: 'plan', group: 'money', path: '/app/settings/plan', permission: 'plan.read' },
  { name: 'tablets', group: 'devices', path: '/app/settings/tablets', permission: 'tablet.manage' },
  { name: 'stations', group: 'devices', path: '/app/settings/stations', permission: 'store.update' },
  { name: 'printers', group: 'devices', path: '/app/settings/printers', permission: 'printer.manage' },
  { name: 'keys', group: 'devices', path: '/app/settings/keys', permission: 'key.manage' },
] as const;

export const GROUPS = ['restaurant', 'ordering', 'money', 'devices'] as const;

export type SectionName = (typeof SECTIONS)[number]['name'];

/** The settings that this role may change. */
export function sectionsFor(role: ActingRole) {
  return SECTIONS.filter(({ permission }) => may(role, permission));
}
