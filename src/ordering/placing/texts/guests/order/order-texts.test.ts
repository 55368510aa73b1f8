import { expect, it } from 'vitest';
import { groupHint } from '#ordering/menu/rules/options/options-sheet.ts';
import { ERROR_MESSAGES } from '#platform/errors/rules/error-messages.ts';
import { FAULT_MESSAGES } from '#platform/errors/rules/fault-messages.ts';
import { minimumMessage } from '../../../rules/checkout.ts';
import { order as orderEn } from './en.ts';

it('has the texts of the shared rules in English', () => {
  expect([0, 1, 3].map((most) => orderEn.item.hint(most, 'Momos'))).toEqual(
    [0, 1, 3].map((maxSelection) => groupHint({ maxSelection }, 'Momos')),
  );
  expect([2, 3].map(orderEn.item.onlyOptions)).toEqual([
    'Only 2 options can be selected',
    'Only 3 options can be selected',
  ]);
  expect(orderEn.bill.minimum('700')).toBe(minimumMessage(700_00));
  expect(orderEn.form.orderTypeMissing).toBe(ERROR_MESSAGES.ORDER_TYPE_REQUIRED);
  expect(orderEn.otp.missing).toBe(ERROR_MESSAGES.OTP_REQUIRED);
});

it('names faults in English as the API does', () => {
  for (const [rule, words] of Object.entries(orderEn.faults))
    expect(words({ most: 7 })).toBe(FAULT_MESSAGES[rule as keyof typeof orderEn.faults]({ most: 7 }));
});
