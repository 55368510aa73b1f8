import { expect, test } from 'vitest';
import { documentFault, faultAt, fieldFault } from './field-fault.ts';

test("a fault of a field has a message, and its rule with the rule's values", () => {
  const error = fieldFault({ phone: { rule: 'phone' }, name: { rule: 'tooLong', most: 400 } });
  expect(error.code).toBe('VALIDATION');
  expect(error.details).toEqual({
    fields: { phone: 'Please Enter a Valid Mobile Number.', name: 'At most 400 characters' },
    faults: { phone: { rule: 'phone' }, name: { rule: 'tooLong', most: 400 } },
  });
});

test('faults of a document are listed by path, and their rules are keyed by path', () => {
  const { details } = documentFault([faultAt('menus[0]._id', { rule: 'takenId' })]);
  expect(details).toEqual({
    errors: [{ path: 'menus[0]._id', message: 'This id is taken' }],
    faults: { 'menus[0]._id': { rule: 'takenId' } },
  });
});

test('the message about a password says what to do', () => {
  const { details } = fieldFault({ password: { rule: 'commonPassword' } });
  expect(details?.['fields']).toEqual({
    password: 'This password is too easy to guess. Please choose another.',
  });
});
