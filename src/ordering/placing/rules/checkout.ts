import type { OrderAsks } from '#ordering/order-types/rules/order-asks.ts';
import type { FieldFault, FieldFaults } from '#platform/errors/rules/field-fault.ts';
import { lackingTo } from '#platform/money/rules/minimum.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';

export const PHONE_LENGTH = 10;
export const MOST_TEXT = 400;
export const MOST_ADDRESS = 1000;
export const DEFAULT_COUNTRY_CODE = '+91';

export interface Contact {
  phone: string;
  name: string;
  countryCode: string;
}

export interface CheckoutForm {
  contact: Contact;
  address: string;
  remarks: string;
  /** Whether the link named a table or room, which replaces the address field. */
  hasTable: boolean;
}

/**
 * Indian mobile numbers begin with 6 to 9. For other countries, only numbers of one repeated digit are
 * refused.
 */
export function isPhone(text: string, countryCode: string): boolean {
  if (!/^\d{10}$/.test(text) || /^(\d)\1{9}$/.test(text)) return false;
  return normaliseCountryCode(countryCode) !== DEFAULT_COUNTRY_CODE || /^[6-9]/.test(text);
}

export function isCountryCode(text: string): boolean {
  return /^\+[1-9]\d{0,3}$/.test(text);
}

export function normaliseCountryCode(text: string): string {
  return text.startsWith('+') ? text : `+${text}`;
}

interface Proving {
  otpAuthentication: boolean;
  otpOnOrder: boolean;
  asks?: OrderAsks | null;
}

/** Some order types need a code for each order, others only above an amount. */
export function needsOtp({ otpAuthentication, otpOnOrder, asks }: Proving, amount: Minor): boolean {
  const free = asks?.mostWithoutCode ?? null;
  return otpAuthentication || otpOnOrder || (free !== null && amount > free);
}

/** Whether any order of this type needs a code. */
export function mayNeedOtp(orderType: Proving): boolean {
  return needsOtp(orderType, Number.POSITIVE_INFINITY);
}

export interface CheckoutRules {
  isPhoneRequired: boolean;
  isNameRequired?: boolean;
  pickupFault?: ((time: string) => FieldFault | null) | undefined;
}

export function checkoutFaults(form: CheckoutForm, rules: CheckoutRules): FieldFaults {
  const faults = contactFaults(form.contact, rules);
  if (form.remarks.length > MOST_TEXT) faults['remarks'] = { rule: 'tooLong', most: MOST_TEXT };
  const place = placeFault(form, rules);
  if (place) faults['address'] = place;
  return faults;
}

function contactFaults({ phone, name, countryCode }: Contact, rules: CheckoutRules): FieldFaults {
  const faults: FieldFaults = {};
  if (phone === '' && rules.isPhoneRequired) faults['phone'] = { rule: 'phoneRequired' };
  if (phone !== '' && !isPhone(phone, countryCode)) faults['phone'] = { rule: 'phone' };
  if (phone !== '' && !isCountryCode(countryCode)) faults['countryCode'] = { rule: 'countryCode' };
  if (name.trim() === '' && rules.isNameRequired) faults['name'] = { rule: 'nameRequired' };
  if (name.length > MOST_TEXT) faults['name'] = { rule: 'tooLong', most: MOST_TEXT };
  return faults;
}

function placeFault({ address, hasTable }: CheckoutForm, { pickupFault }: CheckoutRules): FieldFault | null {
  if (address.length > MOST_ADDRESS) return { rule: 'tooLong', most: MOST_ADDRESS };
  if (hasTable) return null;
  if (address.trim() === '') return { rule: 'required' };
  return pickupFault?.(address) ?? null;
}

export function meetsMinimum(cartValue: Minor, minimum: Minor): boolean {
  return lackingTo(minimum, cartValue) === 0;
}

export function minimumMessage(minimum: Minor): string {
  return `Minimum Cart Value is ₹ ${toNumber(minimum)}`;
}

export function maskPhone(phone: string): string {
  return phone.slice(-4).padStart(phone.length, '*');
}
