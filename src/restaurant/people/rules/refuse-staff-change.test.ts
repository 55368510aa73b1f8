import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from './permissions.ts';
import { type Member, refuseStaffChange } from './refuse-staff-change.ts';

const person = (id: string, role: Role): Member => ({ id, role, email: `${id}@thali.example` });
const members: Member[] = [
  person('owner', 'OWNER'),
  person('manager', 'MANAGER'),
  person('waiter', 'STAFF'),
  person('cook', 'KITCHEN'),
  { id: 'runner', role: 'STAFF', email: '' },
];
const twoOwners: Member[] = [...members, person('partner', 'OWNER')];

describe('what is refused', () => {
  test.each<[string, Member[], string, string, Role | null, string]>([
    ['by a stranger', members, 'stranger', 'cook', 'STAFF', 'STORE_NOT_FOUND'],
    ['of a stranger', members, 'owner', 'stranger', 'STAFF', 'MEMBER_NOT_FOUND'],
    ['a waiter changes a cook', members, 'waiter', 'cook', 'STAFF', 'FORBIDDEN'],
    ['a cook removes a waiter', members, 'cook', 'waiter', null, 'FORBIDDEN'],
    ['a waiter promotes themself', members, 'waiter', 'waiter', 'MANAGER', 'FORBIDDEN'],
    ['a manager makes themself an owner', members, 'manager', 'manager', 'OWNER', 'FORBIDDEN'],
    ['a manager makes a cook an owner', members, 'manager', 'cook', 'OWNER', 'FORBIDDEN'],
    ['a manager demotes one of two owners', twoOwners, 'manager', 'owner', 'STAFF', 'FORBIDDEN'],
    ['a manager removes one of two owners', twoOwners, 'manager', 'owner', null, 'FORBIDDEN'],
    ['somebody without an email becomes an owner', members, 'owner', 'runner', 'OWNER', 'OWNER_NEEDS_EMAIL'],
    ['the last owner demotes themself', members, 'owner', 'owner', 'MANAGER', 'LAST_OWNER'],
    ['the last owner leaves', members, 'owner', 'owner', null, 'LAST_OWNER'],
  ])('%s', (_, people, actorId, targetId, to, code) => {
    expect(refuseStaffChange(people, { actorId, targetId, to })).toBe(code);
  });
});

describe('what is allowed', () => {
  test.each<[string, Member[], string, string, Role | null]>([
    ['an owner makes a cook an owner', members, 'owner', 'cook', 'OWNER'],
    ['an owner demotes the other owner', twoOwners, 'owner', 'partner', 'STAFF'],
    ['an owner removes the other owner', twoOwners, 'owner', 'partner', null],
    ['one of two owners leaves', twoOwners, 'owner', 'owner', null],
    ['the last owner stays an owner', members, 'owner', 'owner', 'OWNER'],
    ['a manager makes a cook a manager', members, 'manager', 'cook', 'MANAGER'],
    ['a manager removes a waiter', members, 'manager', 'waiter', null],
    ['a manager demotes themself', members, 'manager', 'manager', 'STAFF'],
    ['somebody without an email becomes a manager', members, 'owner', 'runner', 'MANAGER'],
    ['a cook leaves', members, 'cook', 'cook', null],
  ])('%s', (_, people, actorId, targetId, to) => {
    expect(refuseStaffChange(people, { actorId, targetId, to })).toBeNull();
  });
});

const HEIGHT: Record<Role, number> = { OWNER: 3, MANAGER: 2, STAFF: 1, KITCHEN: 0 };
const ids = ['a', 'b', 'c', 'd', 'e'];
const anyId = fc.constantFrom(...ids);
const change = fc.record({ actorId: anyId, targetId: anyId, to: fc.constantFrom(...ROLES, null) });
const staff = fc
  .tuple(...ids.slice(1).map((id) => fc.constantFrom(...ROLES).map((role) => person(id, role))))
  .map((others): Member[] => [person('a', 'OWNER'), ...others]);

test('any sequence of allowed changes leaves an owner, and nobody promotes themself', () => {
  fc.assert(
    fc.property(staff, fc.array(change, { maxLength: 30 }), (start, changes) => {
      let people = start;
      for (const one of changes) {
        if (refuseStaffChange(people, one) !== null) continue;
        const before = people.find(({ id }) => id === one.actorId);
        people = people
          .filter(({ id }) => one.to !== null || id !== one.targetId)
          .map((member) => (member.id === one.targetId && one.to ? { ...member, role: one.to } : member));
        const after = people.find(({ id }) => id === one.actorId);
        expect(people.some(({ role }) => role === 'OWNER')).toBe(true);
        if (before && after) expect(HEIGHT[after.role]).toBeLessThanOrEqual(HEIGHT[before.role]);
      }
    }),
  );
});
