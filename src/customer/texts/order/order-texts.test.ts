import { expect, it } from 'vitest';
import { ERROR_MESSAGES } from '#domain/error-messages.ts';
import { groupHint, toggleOption } from '#domain/menu/options.ts';
import { MESSAGES, minimumMessage } from '#domain/placing/checkout.ts';
import { orderEn } from './en.ts';
import { orderHi } from './hi.ts';

it('says in English what the shared rules say', () => {
  expect([0, 1, 3].map((most) => orderEn.item.hint(most, 'Momos'))).toEqual(
    [0, 1, 3].map((maxSelection) => groupHint({ maxSelection }, 'Momos')),
  );
  expect(orderEn.item.onlyOptions(2)).toBe(toggleOption({ maxSelection: 2 }, ['a', 'b'], 'c').refused);
  expect(orderEn.bill.minimum('700')).toBe(minimumMessage(700_00));
  expect(orderEn.form.orderTypeMissing).toBe(ERROR_MESSAGES.ORDER_TYPE_REQUIRED);
  expect(orderEn.otp.missing).toBe(ERROR_MESSAGES.OTP_REQUIRED);
});

it('has each message of the form in Hindi', () => {
  expect(Object.values(MESSAGES).filter((message) => !orderHi.messages[message])).toEqual([]);
});
