import { may, type Role } from '#domain/people/permissions.ts';

const SECTIONS = [
  { name: 'store', path: '/app/settings/store', permission: 'store.update' },
  { name: 'look', path: '/app/settings/look', permission: 'store.update' },
  { name: 'hours', path: '/app/settings/hours', permission: 'store.update' },
  { name: 'orderTypes', path: '/app/settings/order-types', permission: 'catalogue.replace' },
  { name: 'policies', path: '/app/settings/policies', permission: 'store.update' },
  { name: 'legal', path: '/app/settings/legal', permission: 'store.update' },
  { name: 'privacy', path: '/app/settings/privacy', permission: 'guest.read' },
  { name: 'bills', path: '/app/settings/bills', permission: 'bill.settings' },
  { name: 'payments', path: '/app/settings/payments', permission: 'store.gateway' },
  { name: 'messages', path: '/app/settings/messages', permission: 'messages.read' },
  { name: 'printers', path: '/app/settings/printers', permission: 'printer.manage' },
] as const;

export type SectionName = (typeof SECTIONS)[number]['name'];

/** Those that this person may change. */
export function sectionsFor(role: Role) {
  return SECTIONS.filter(({ permission }) => may(role, permission));
}
