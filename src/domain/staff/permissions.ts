export const ROLES = ['OWNER', 'MANAGER', 'STAFF', 'KITCHEN'] as const;
export type Role = (typeof ROLES)[number];

const EVERYBODY: readonly Role[] = ROLES;
const FLOOR: readonly Role[] = ['OWNER', 'MANAGER', 'STAFF'];
const OFFICE: readonly Role[] = ['OWNER', 'MANAGER'];

/** Permissions by role. Both the server and the screens read this table. */
export const PERMISSIONS = {
  'store.read': EVERYBODY,
  'store.update': OFFICE,
  'store.gateway': ['OWNER'],
  'plan.read': OFFICE,
  'plan.pay': ['OWNER'],
  'store.domain': ['OWNER'],
  'catalogue.read': EVERYBODY,
  'catalogue.replace': OFFICE,
  'revision.read': OFFICE,
  'item.update': OFFICE,
  // The cook is the first to know what is sold out.
  'item.availability': EVERYBODY,
  'image.upload': OFFICE,
  'order.read': EVERYBODY,
  'order.place': FLOOR,
  'order.contact': FLOOR,
  'order.move': EVERYBODY,
  'order.cancel': FLOOR,
  'order.cancel-served': OFFICE,
  'order.discard': FLOOR,
  'bill.read': FLOOR,
  'bill.issue': FLOOR,
  'bill.export': OFFICE,
  'bill.settings': OFFICE,
  'order.refund': OFFICE,
  'payment.record': FLOOR,
  'table.read': EVERYBODY,
  'table.update': OFFICE,
  // A torn sticker is replaced by whoever sees it.
  'table.print': FLOOR,
  'printer.manage': OFFICE,
  print: EVERYBODY,
  'otp.read': FLOOR,
  'messages.read': OFFICE,
  'messages.retry': OFFICE,
  'messages.update': ['OWNER'],
  'views.read': OFFICE,
  'reports.read': OFFICE,
  // Who serves the guest can still put it right. Only the office answers for the restaurant, and marks as read.
  'feedback.read': FLOOR,
  'feedback.answer': OFFICE,
  'guest.read': OFFICE,
  'guest.export': ['OWNER'],
  'guest.erase': ['OWNER'],
  'staff.read': OFFICE,
  'staff.second-step': ['OWNER'],
  'staff.invite': OFFICE,
  'staff.change': OFFICE,
  'staff.remove': OFFICE,
  'store.leave': EVERYBODY,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export function may(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}

/** Owners may give, change and take away any role; managers any but the owner's. */
export function mayManage(actor: Role, target: Role): boolean {
  return actor === 'OWNER' || (actor === 'MANAGER' && target !== 'OWNER');
}
