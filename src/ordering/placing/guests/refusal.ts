import { NoAnswer } from '#platform/calls/guests-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { FieldFaults } from '#platform/errors/rules/field-fault.ts';
import { LANGUAGES, type Language } from '#platform/language/rules/languages.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import type { OrderTexts } from '../texts/guests/order/en.ts';
import { sayError, sayFault } from '../texts/guests/order/use-order-texts.ts';

/** What a failed attempt means for the page. */
export interface Refusal {
  /** Messages by field. */
  faults: Record<string, string>;
  /** The message for the whole order. */
  trouble: string;
  /** Whether the order may have arrived. */
  isUnsure: boolean;
  /** Whether the store has changed and must be fetched again. */
  isStale: boolean;
  wantsNewOtp: boolean;
  /** Seconds until another code may be requested; 0 if the server names none. */
  otpWait: number;
  /** Whether the store does not have the table. */
  isTableUnknown: boolean;
  /** Whether the store takes no orders now. */
  isClosed: boolean;
}

const FIELDS = ['name', 'phone', 'countryCode', 'address', 'remarks', 'orderType', 'code'];

export function parseRefusal(
  error: AppError,
  texts: OrderTexts,
  language: Language,
  timeZone: string,
): Refusal {
  const plain: Refusal = {
    faults: {},
    trouble: '',
    isUnsure: false,
    isStale: false,
    wantsNewOtp: false,
    otpWait: 0,
    isTableUnknown: false,
    isClosed: false,
  };
  const { code, details = {} } = error;
  const message = sayError(texts, error);
  switch (code) {
    case 'PRICE_CHANGED':
    case 'OPTIONS_INVALID':
      return { ...plain, trouble: message, isStale: true };
    case 'ITEM_UNAVAILABLE':
      return { ...plain, trouble: [message, ...labelsOf(details, texts)].join(' '), isStale: true };
    case 'STORE_CLOSED':
      return {
        ...plain,
        trouble: [message, opening(details, texts, language, timeZone)].join(' ').trim(),
        isStale: true,
        isClosed: true,
      };
    case 'VIEW_ONLY':
      return { ...plain, trouble: message, isStale: true };
    case 'ORDER_TYPE_REQUIRED':
      return { ...plain, faults: { orderType: texts.form.orderTypeMissing }, isStale: true };
    case 'MINIMUM_ORDER':
      return { ...plain, trouble: texts.bill.minimum(String(details['minimum'])), isStale: true };
    case 'OTP_REQUIRED':
    case 'OTP_INCORRECT':
    case 'OTP_EXPIRED':
      return {
        ...plain,
        faults: { code: message },
        isStale: true,
        wantsNewOtp: code === 'OTP_REQUIRED',
        otpWait: secondsOf(details),
      };
    case 'OTP_TOO_SOON':
    case 'TOO_MANY_REQUESTS': {
      const otpWait = code === 'OTP_TOO_SOON' ? secondsOf(details) : 0;
      return { ...plain, trouble: [message, waiting(details, texts)].join(' ').trim(), otpWait };
    }
    case 'VALIDATION':
      return { ...plain, ...parseFields(details, message, texts) };
    default: {
      const isUnsure = mayHaveArrived(error);
      return { ...plain, trouble: isUnsure ? unsure(texts, message) : message, isUnsure };
    }
  }
}

/** Whether what was sent may have arrived. */
export const mayHaveArrived = (error: unknown) =>
  error instanceof NoAnswer ||
  (error instanceof AppError && (error.code === 'INTERNAL' || error.code === 'UNAVAILABLE'));

/** A message with the assurance that a second attempt is safe. */
export function unsure({ trouble }: OrderTexts, what: string): string {
  return `${what} ${trouble.unsure}`;
}

function parseFields(details: Record<string, unknown>, message: string, texts: OrderTexts): Partial<Refusal> {
  const byName = Object.entries((details['fields'] ?? {}) as Record<string, string>);
  const rules = (details['faults'] ?? {}) as FieldFaults;
  const told = byName.map(([field, message]) => [field, sayFault(texts, rules[field], message)]);
  const { table, ...rest } = Object.fromEntries(told) as Record<string, string>;
  const fields = Object.entries(table === undefined ? rest : { ...rest, address: table });
  const isShown = ([field]: [string, string]) => FIELDS.includes(field);
  const faults = Object.fromEntries(fields.filter(isShown));
  const others = fields.filter((field) => !isShown(field)).map(([, text]) => text);
  const isTableUnknown = table !== undefined;
  return { faults, isTableUnknown, trouble: others.join(' ') || (fields.length === 0 ? message : '') };
}

function labelsOf(details: Record<string, unknown>, texts: OrderTexts): string[] {
  const items = (details['items'] ?? []) as { itemLabel: string; left?: number }[];
  const told = items.map(({ itemLabel, left }) =>
    left ? `${itemLabel}: ${texts.cart.left(left)}` : itemLabel,
  );
  return told.length > 0 ? [`(${told.join(', ')})`] : [];
}

function waiting(details: Record<string, unknown>, texts: OrderTexts): string {
  const seconds = secondsOf(details);
  return seconds > 0 ? texts.trouble.waitFor(seconds) : '';
}

function secondsOf({ retryAfter }: Record<string, unknown>): number {
  return typeof retryAfter === 'number' ? Math.ceil(retryAfter) : 0;
}

function opening(
  { until }: Record<string, unknown>,
  texts: OrderTexts,
  language: Language,
  timeZone: string,
): string {
  return typeof until === 'string' ? texts.cart.opensAt(timeIn(Date.parse(until), language, timeZone)) : '';
}

/** The restaurant's time of day, with the weekday if it is more than twelve hours away. */
export function timeIn(at: number, language: Language, timeZone: string): string {
  const isFar = at - Date.now() > 12 * HOUR;
  return new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    ...(isFar ? { weekday: 'long' } : {}),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);
}
