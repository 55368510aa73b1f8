import type { LinkType } from '#restaurant/stores/wire/store.ts';

export type LinkFault = 'required' | 'tooLong' | 'phone' | 'whatsApp' | 'handle' | 'web' | 'email';

const LONGEST = 500;
const WEB = /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;
const SITE = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/\S*)?$/i;
const HANDLE = /^@?[\w.-]{1,100}$/;
const EMAIL = /^(mailto:)?[^\s:@/]+@[^\s:@/]+\.[^\s:@/]+$/i;

/** People leave the https:// out, and type brackets and dashes into numbers. */
export function tidyLink(type: LinkType, typed: string): string {
  const text = typed.trim();
  if (type === 'Phone' || type === 'WhatsApp') return WEB.test(text) ? text : text.replace(/[()-]/g, '');
  return isOnTheWeb(type) && SITE.test(text) ? `https://${text}` : text;
}

/** Returns the fault of a contact that would lead nowhere. */
export function linkFault(type: LinkType, url: string): LinkFault | null {
  if (url === '') return 'required';
  if (url.length > LONGEST) return 'tooLong';
  return WEB.test(url) ? null : faultOffTheWeb(type, url);
}

/** Checks a contact that is no web address by the form of its type. */
function faultOffTheWeb(type: LinkType, url: string): LinkFault | null {
  if (type === 'Phone') return isNumber(url, 6) ? null : 'phone';
  if (type === 'WhatsApp') return isNumber(url, 10) ? null : 'whatsApp';
  if (type === 'Email') return EMAIL.test(url) ? null : 'email';
  if (isOnTheWeb(type)) return 'web';
  return HANDLE.test(url) ? null : 'handle';
}

function isOnTheWeb(type: LinkType): boolean {
  return ['Website', 'Zomato', 'Swiggy', 'Location'].includes(type);
}

function isNumber(text: string, least: number): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^(tel:)?\+?[\d ]+$/i.test(text) && digits >= least && digits <= 15;
}
