import { isCountryCode, isPhone } from '#ordering/placing/rules/checkout.ts';
import type { AppError, ErrorCode } from '#platform/errors/rules/errors.ts';
import type { FieldFaults } from '#platform/errors/rules/field-fault.ts';
import type { Faults } from '#ui/guests/form/use-submit.ts';
import type { ReservationTexts } from '../texts/guests/reservation/en.ts';
import type { ReservationDraft } from './reservation-draft.ts';

/** What is wrong with the fields, before anything is sent. */
export function faultsOf(
  { name, phone, countryCode, email }: ReservationDraft,
  { faults: t }: ReservationTexts,
): Faults {
  const faults: Record<string, string> = {};
  if (name.trim() === '') faults['name'] = t.name;
  if (phone === '') faults['phone'] = t.phoneRequired;
  else if (!isPhone(phone, countryCode)) faults['phone'] = t.phone;
  if (!isCountryCode(countryCode)) faults['countryCode'] = t.countryCode;
  if (email !== '' && !/^\S+@\S+\.\S+$/.test(email)) faults['email'] = t.email;
  return faults;
}

/** A refusal of the server, by its field, or under `form`. */
export function refusalOf(error: AppError, texts: ReservationTexts): Faults {
  const { faults: t } = texts;
  const given = error.details?.['faults'] as FieldFaults | undefined;
  if (error.code === 'VALIDATION' && given) {
    return Object.fromEntries(
      Object.entries(given).map(([field, { rule }]) => [field, wordsOf(field, rule, t)]),
    );
  }
  const words: Partial<Record<ErrorCode, string>> = {
    RESERVATION_CHANGED: t.changed,
    RESERVATIONS_OFF: texts.off,
    STORE_SUSPENDED: texts.off,
    STORE_CLOSED_DOWN: texts.off,
    STORE_CLOSED: t.closed,
    TOO_MANY_REQUESTS: t.busy,
    OTP_TOO_SOON: t.busy,
    OTP_INCORRECT: t.code,
  };
  return { form: words[error.code] ?? t.other };
}

function wordsOf(field: string, rule: string, t: ReservationTexts['faults']): string {
  if (rule === 'notBookable' || rule === 'tooManyReservations') return t[rule];
  if (rule === 'phoneRequired') return t.phoneRequired;
  const words: Readonly<Record<string, string>> = t;
  return words[field] ?? t.other;
}
