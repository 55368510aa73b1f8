import type { Permission } from '#restaurant/people/rules/permissions.ts';

/** What an owner can let a program do, in terms of what people may do. What is in no scope is for people alone. */
export const SCOPES = {
  'menu.read': ['catalogue.read', 'revision.read', 'blog.read'],
  'menu.write': [
    'catalogue.read',
    'catalogue.replace',
    'item.update',
    'item.availability',
    'image.upload',
    'blog.draft',
  ],
  'orders.read': ['order.read', 'table.read'],
  'orders.write': ['order.read', 'table.read', 'order.place', 'order.move', 'order.edit', 'order.cancel'],
  'guests.read': ['order.contact', 'guest.read', 'feedback.read'],
  'reservations.write': ['reservation.manage'],
  'money.read': ['bill.read', 'bill.export', 'reports.read', 'views.read'],
  'stock.write': ['stock.count', 'stock.manage'],
} as const satisfies Record<string, readonly Permission[]>;

export type Scope = keyof typeof SCOPES;
export const SCOPE_NAMES = Object.keys(SCOPES) as [Scope, ...Scope[]];

/** Every key knows its store. */
export const isInScope = (scopes: readonly Scope[], permission: Permission): boolean =>
  permission === 'store.read' || scopes.some((scope) => includes(scope, permission));

/** The scopes of which one is enough for this. None: it is for people alone. */
export const scopesFor = (permission: Permission): Scope[] =>
  SCOPE_NAMES.filter((scope) => includes(scope, permission));

const includes = (scope: Scope, permission: Permission): boolean =>
  (SCOPES[scope] as readonly Permission[]).includes(permission);
