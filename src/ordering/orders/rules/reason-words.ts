import type { OfficeLanguage } from '#platform/language/rules/languages.ts';

/** What the guest has asked for: kept in the words that the guest reads, shown to the staff in their own. */
export const AT_REQUEST: Record<OfficeLanguage, { guest: string; staff: string }> = {
  en: { guest: 'At your request', staff: 'Guest asked for it' },
  hi: { guest: 'आपके कहने पर', staff: 'मेहमान के कहने पर' },
};

/** A reason that was kept for the guest, as the staff says it. */
export function reasonForStaff(reason: string): string {
  return Object.values(AT_REQUEST).find(({ guest }) => guest === reason)?.staff ?? reason;
}
