import { expect, test } from 'vitest';
import { may, PERMISSIONS, type Permission, ROLES } from './permissions.ts';
import { APPROVABLE, isApprovable, roleAtTablet } from './tablet.ts';

const permissions = Object.keys(PERMISSIONS) as Permission[];

test('at a tablet nobody may more than with their own account', () => {
  for (const role of ROLES)
    for (const permission of permissions)
      if (may(roleAtTablet(role), permission)) expect(may(role, permission)).toBe(true);
});

test('owners and managers are duty managers there: no owner’s powers, no people and no tablets', () => {
  expect(ROLES.map(roleAtTablet)).toEqual(['DUTY_MANAGER', 'DUTY_MANAGER', 'STAFF', 'KITCHEN']);
  const taken = permissions.filter((one) => may('MANAGER', one) && !may('DUTY_MANAGER', one));
  expect(taken).toEqual([
    'staff.read',
    'staff.invite',
    'staff.change',
    'staff.remove',
    'staff.pin',
    'tablet.manage',
    'store.leave',
  ]);
});

test('a duty manager may do all that can be approved', () => {
  for (const permission of APPROVABLE) expect(may('DUTY_MANAGER', permission)).toBe(true);
  expect([isApprovable('order.refund'), isApprovable('reports.read'), isApprovable(null)]).toEqual([
    true,
    false,
    false,
  ]);
});
