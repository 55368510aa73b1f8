export const ROLES = ['OWNER', 'MANAGER', 'STAFF', 'KITCHEN'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Nobody is given these three. An operator acts as support while an owner allows it; owners and managers act as duty
 * managers at a tablet, where a PIN is all they have proved; a program with a key may do what its scopes say.
 */
export const ACTING_ROLES = [...ROLES, 'SUPPORT', 'DUTY_MANAGER', 'PROGRAM'] as const;
export type ActingRole = (typeof ACTING_ROLES)[number];

const EVERYBODY: readonly Role[] = ROLES;
const FLOOR: readonly Role[] = ['OWNER', 'MANAGER', 'STAFF'];
const OFFICE: readonly Role[] = ['OWNER', 'MANAGER'];
/** Support sees and sets up a store as its owner, but no money, no credentials, no guests' numbers and no people. */
const withSupport = (roles: readonly Role[]): readonly ActingRole[] => [...roles, 'SUPPORT'];

/** Permissions by role. Both the server and the screens read this table. */
export const PERMISSIONS = {
  'store.read': withSupport(EVERYBODY),
  'store.update': withSupport(OFFICE),
  'store.gateway': ['OWNER'],
  'plan.read': withSupport(OFFICE),
  'plan.pay': ['OWNER'],
  'store.domain': ['OWNER'],
  'catalogue.read': withSupport(EVERYBODY),
  'catalogue.replace': withSupport(OFFICE),
  'revision.read': withSupport(OFFICE),
  'item.update': withSupport(OFFICE),
  // The cook is the first to know what is sold out.
  'item.availability': withSupport(EVERYBODY),
  'blog.read': withSupport(OFFICE),
  'blog.write': withSupport(OFFICE),
  // What a program may do with stories.
  'blog.draft': withSupport(OFFICE),
  'image.upload': withSupport(OFFICE),
  'order.read': withSupport(EVERYBODY),
  // News go on until they are ended, which support must not.
  'order.push': EVERYBODY,
  'order.place': withSupport(FLOOR),
  'order.contact': FLOOR,
  'sitting.serve': FLOOR,
  'sitting.close-unpaid': OFFICE,
  'order.move': withSupport(EVERYBODY),
  'order.cancel': FLOOR,
  'order.cancel-served': OFFICE,
  'order.discard': FLOOR,
  'order.edit': FLOOR,
  // Prices of one's own, and discounts above the limit of one's role.
  'order.edit-freely': OFFICE,
  'bill.read': FLOOR,
  'bill.issue': FLOOR,
  'bill.export': OFFICE,
  'bill.settings': withSupport(OFFICE),
  'order.refund': OFFICE,
  'payment.record': FLOOR,
  'payment.reverse': OFFICE,
  'payment.write-off': OFFICE,
  'khata.manage': OFFICE,
  'khata.over-limit': OFFICE,
  // The cook counts the shelves; what things cost is the office's.
  'stock.count': EVERYBODY,
  'stock.manage': OFFICE,
  // What leaves in the restaurant's name, and what it owes: people order and pay, programs do not.
  'stock.buy': OFFICE,
  'till.count': FLOOR,
  'till.close': OFFICE,
  'till.settings': OFFICE,
  'table.read': withSupport(EVERYBODY),
  'table.update': withSupport(OFFICE),
  // A torn sticker is replaced by whoever sees it.
  'table.print': withSupport(FLOOR),
  'printer.manage': OFFICE,
  print: withSupport(EVERYBODY),
  'otp.read': FLOOR,
  'messages.read': withSupport(OFFICE),
  'messages.retry': withSupport(OFFICE),
  'messages.update': ['OWNER'],
  'views.read': withSupport(OFFICE),
  'reports.read': OFFICE,
  // Who serves the guest can still put it right. Only the office answers for the restaurant, and marks as read.
  'feedback.read': withSupport(FLOOR),
  'feedback.answer': OFFICE,
  'guest.read': withSupport(OFFICE),
  'guest.export': ['OWNER'],
  'guest.erase': ['OWNER'],
  'staff.read': OFFICE,
  'staff.second-step': ['OWNER'],
  'staff.invite': OFFICE,
  'staff.change': OFFICE,
  'staff.remove': OFFICE,
  'staff.pin': EVERYBODY,
  'tablet.manage': OFFICE,
  'chat.guest': FLOOR,
  'chat.team': EVERYBODY,
  'chat.floor': FLOOR,
  'chat.settings': OFFICE,
  'reservation.manage': FLOOR,
  'reservation.settings': OFFICE,
  'mail.read': OFFICE,
  'mail.settings': ['OWNER'],
  'store.leave': EVERYBODY,
  'store.close': ['OWNER'],
  'store.support': ['OWNER'],
  'store.hand-over': ['OWNER'],
  'key.manage': ['OWNER'],
} as const satisfies Record<string, readonly ActingRole[]>;

export type Permission = keyof typeof PERMISSIONS;

/** What would let somebody in elsewhere, so that a PIN is not enough for it. */
const NOT_ON_DUTY: readonly Permission[] = [
  'staff.read',
  'staff.invite',
  'staff.change',
  'staff.remove',
  'staff.pin',
  'tablet.manage',
  'store.leave',
];

export function may(role: ActingRole, permission: Permission): boolean {
  if (role === 'DUTY_MANAGER') return may('MANAGER', permission) && !NOT_ON_DUTY.includes(permission);
  return (PERMISSIONS[permission] as readonly ActingRole[]).includes(role);
}

/** Owners may give, change and take away any role; managers any but the owner's. */
export function mayManage(actor: ActingRole, target: Role): boolean {
  return actor === 'OWNER' || (actor === 'MANAGER' && target !== 'OWNER');
}
