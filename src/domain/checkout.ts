import type { Minor } from './money.ts';
import { toDecimal } from './money.ts';

/** The rules of the checkout form with the texts that a customer sees. */
export const PHONE_LENGTH = 10;
export const MAX_TEXT = 400;
export const MAX_ADDRESS = 1000;
export const DEFAULT_COUNTRY_CODE = '+91';

export const MESSAGES = {
  phoneInvalid: 'Please Enter a Valid Mobile Number.',
  phoneRequired: 'Please Enter your Mobile Number.',
  required: 'This field is required',
  tooLong: `At most ${MAX_TEXT} characters`,
  addressTooLong: `At most ${MAX_ADDRESS} characters`,
  countryCode: 'Please choose a country code.',
  tableUnknown: 'We do not know this table. Please scan its code again.',
} as const;

export interface Contact {
  phone: string;
  name: string;
  countryCode: string;
}

export interface CheckoutForm {
  contact: Contact;
  address: string;
  remarks: string;
  /** Whether the link named the table or room, which stands in for the address field. */
  hasTable: boolean;
}

export function isPhone(text: string): boolean {
  return /^\d{10}$/.test(text);
}

export function isCountryCode(text: string): boolean {
  return /^\+[1-9]\d{0,3}$/.test(text);
}

/** "91" and "+91" are the same country. */
export function normaliseCountryCode(text: string): string {
  return text.startsWith('+') ? text : `+${text}`;
}

export function needsOtp(orderType: { otpAuthentication: boolean; otpOnOrder: boolean }): boolean {
  return orderType.otpAuthentication || orderType.otpOnOrder;
}

/** Each field that is wrong with what to say beside it; an empty object when all is well. */
export function checkoutFaults(form: CheckoutForm, phoneRequired: boolean): Record<string, string> {
  const faults: Record<string, string> = {};
  const { phone, name, countryCode } = form.contact;
  if (phone === '' && phoneRequired) faults.phone = MESSAGES.phoneRequired;
  if (phone !== '' && !isPhone(phone)) faults.phone = MESSAGES.phoneInvalid;
  if (phone !== '' && !isCountryCode(countryCode)) faults.countryCode = MESSAGES.countryCode;
  if (name.length > MAX_TEXT) faults.name = MESSAGES.tooLong;
  if (form.remarks.length > MAX_TEXT) faults.remarks = MESSAGES.tooLong;
  if (!form.hasTable && form.address.trim() === '') faults.address = MESSAGES.required;
  if (form.address.length > MAX_ADDRESS) faults.address = MESSAGES.addressTooLong;
  return faults;
}

/** What the address field is called for an order type. */
export function addressLabel(orderTypeLabel: string): string {
  if (orderTypeLabel === 'Delivery') return 'Delivery Address';
  return orderTypeLabel === 'Pickup' ? 'Pickup Time' : 'Table/Room no.';
}

export function meetsMinimum(cartValue: Minor, minimum: Minor): boolean {
  return cartValue >= minimum;
}

export function minimumMessage(minimum: Minor): string {
  return `Minimum Cart Value is ₹ ${toDecimal(minimum).replace(/\.?0+$/, '')}`;
}

/** All but the last four digits are hidden. */
export function maskPhone(phone: string): string {
  return phone.slice(-4).padStart(phone.length, '*');
}
