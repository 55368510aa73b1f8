import { describe, expect, test } from 'vitest';
import { may, mayManage, PERMISSIONS, type Permission, ROLES, type Role } from './permissions.ts';

/** Repeats the table of permissions, so that a slip has to be made twice. */
const EXPECTED: Record<Permission, string> = {
  'store.read': 'OWNER MANAGER STAFF KITCHEN SUPPORT',
  'store.update': 'OWNER MANAGER SUPPORT',
  'store.gateway': 'OWNER',
  'plan.read': 'OWNER MANAGER SUPPORT',
  'plan.pay': 'OWNER',
  'store.domain': 'OWNER',
  'catalogue.read': 'OWNER MANAGER STAFF KITCHEN SUPPORT',
  'catalogue.replace': 'OWNER MANAGER SUPPORT',
  'revision.read': 'OWNER MANAGER SUPPORT',
  'item.update': 'OWNER MANAGER SUPPORT',
  'item.availability': 'OWNER MANAGER STAFF KITCHEN SUPPORT',
  'image.upload': 'OWNER MANAGER SUPPORT',
  'order.read': 'OWNER MANAGER STAFF KITCHEN SUPPORT',
  'order.push': 'OWNER MANAGER STAFF KITCHEN',
  'order.place': 'OWNER MANAGER STAFF SUPPORT',
  'order.contact': 'OWNER MANAGER STAFF',
  'sitting.serve': 'OWNER MANAGER STAFF',
  'sitting.close-unpaid': 'OWNER MANAGER',
  'order.move': 'OWNER MANAGER STAFF KITCHEN SUPPORT',
  'order.cancel': 'OWNER MANAGER STAFF',
  'order.cancel-served': 'OWNER MANAGER',
  'order.discard': 'OWNER MANAGER STAFF',
  'order.edit': 'OWNER MANAGER STAFF',
  'order.edit-freely': 'OWNER MANAGER',
  'bill.read': 'OWNER MANAGER STAFF',
  'bill.issue': 'OWNER MANAGER STAFF',
  'bill.export': 'OWNER MANAGER',
  'bill.settings': 'OWNER MANAGER SUPPORT',
  'order.refund': 'OWNER MANAGER',
  'payment.record': 'OWNER MANAGER STAFF',
  'payment.reverse': 'OWNER MANAGER',
  'payment.write-off': 'OWNER MANAGER',
  'khata.manage': 'OWNER MANAGER',
  'khata.over-limit': 'OWNER MANAGER',
  'stock.count': 'OWNER MANAGER STAFF KITCHEN',
  'stock.manage': 'OWNER MANAGER',
  'stock.buy': 'OWNER MANAGER',
  'till.count': 'OWNER MANAGER STAFF',
  'till.close': 'OWNER MANAGER',
  'till.settings': 'OWNER MANAGER',
  'table.read': 'OWNER MANAGER STAFF KITCHEN SUPPORT',
  'table.update': 'OWNER MANAGER SUPPORT',
  'table.print': 'OWNER MANAGER STAFF SUPPORT',
  'printer.manage': 'OWNER MANAGER',
  print: 'OWNER MANAGER STAFF KITCHEN SUPPORT',
  'otp.read': 'OWNER MANAGER STAFF',
  'messages.read': 'OWNER MANAGER SUPPORT',
  'messages.retry': 'OWNER MANAGER SUPPORT',
  'messages.update': 'OWNER',
  'views.read': 'OWNER MANAGER SUPPORT',
  'reports.read': 'OWNER MANAGER',
  'feedback.read': 'OWNER MANAGER STAFF SUPPORT',
  'feedback.answer': 'OWNER MANAGER',
  'guest.read': 'OWNER MANAGER SUPPORT',
  'guest.export': 'OWNER',
  'guest.erase': 'OWNER',
  'staff.read': 'OWNER MANAGER',
  'staff.second-step': 'OWNER',
  'staff.invite': 'OWNER MANAGER',
  'staff.change': 'OWNER MANAGER',
  'staff.remove': 'OWNER MANAGER',
  'staff.pin': 'OWNER MANAGER STAFF KITCHEN',
  'tablet.manage': 'OWNER MANAGER',
  'blog.read': 'OWNER MANAGER SUPPORT',
  'blog.write': 'OWNER MANAGER SUPPORT',
  'blog.draft': 'OWNER MANAGER SUPPORT',
  'chat.guest': 'OWNER MANAGER STAFF',
  'chat.team': 'OWNER MANAGER STAFF KITCHEN',
  'chat.floor': 'OWNER MANAGER STAFF',
  'chat.settings': 'OWNER MANAGER',
  'reservation.manage': 'OWNER MANAGER STAFF',
  'reservation.settings': 'OWNER MANAGER',
  'mail.read': 'OWNER MANAGER',
  'mail.settings': 'OWNER',
  'store.leave': 'OWNER MANAGER STAFF KITCHEN',
  'store.close': 'OWNER',
  'store.support': 'OWNER',
  'store.hand-over': 'OWNER',
  'key.manage': 'OWNER',
};

const permissions = Object.keys(PERMISSIONS) as Permission[];

describe.each(permissions)('%s', (permission) => {
  test.each([...ROLES, 'SUPPORT' as const])('as %s', (role) => {
    expect(may(role, permission)).toBe(EXPECTED[permission].split(' ').includes(role));
  });
});

test('an unknown role may do nothing', () => {
  for (const permission of permissions) expect(may('GUEST' as Role, permission)).toBe(false);
});

test('each role may do everything that the roles below it may', () => {
  const allowedTo = (role: Role) => permissions.filter((permission) => may(role, permission));
  expect(allowedTo('OWNER')).toEqual(permissions);
  expect(allowedTo('OWNER')).toEqual(expect.arrayContaining(allowedTo('MANAGER')));
  expect(allowedTo('MANAGER')).toEqual(expect.arrayContaining(allowedTo('STAFF')));
  expect(allowedTo('STAFF')).toEqual(expect.arrayContaining(allowedTo('KITCHEN')));
});

/** Roles that each role may give and take away. */
const MANAGED: Record<Role, string> = {
  KITCHEN: '',
  STAFF: '',
  MANAGER: 'MANAGER STAFF KITCHEN',
  OWNER: 'OWNER MANAGER STAFF KITCHEN',
};

describe.each(ROLES)('what %s may manage', (actor) => {
  test.each(ROLES)('%s', (target) => {
    expect(mayManage(actor, target)).toBe(MANAGED[actor].split(' ').includes(target));
  });
});

test('support and duty managers manage nobody', () => {
  for (const role of ROLES)
    expect([mayManage('SUPPORT', role), mayManage('DUTY_MANAGER', role)]).toEqual([false, false]);
});

test('exactly the roles that manage others may invite, change and remove', () => {
  for (const role of ROLES) {
    const manages = ROLES.some((target) => mayManage(role, target));
    for (const permission of ['staff.invite', 'staff.change', 'staff.remove'] as const)
      expect(may(role, permission)).toBe(manages);
  }
});
