import type { StoreProfile } from '#restaurant/stores/wire/store.ts';

type ContactLink = StoreProfile['links'][number];

const WEB = /^https?:\/\//i;

const PROFILES: Record<string, string> = {
  Instagram: 'https://www.instagram.com/',
  Facebook: 'https://www.facebook.com/',
  Twitter: 'https://twitter.com/',
  YouTube: 'https://www.youtube.com/@',
  LinkedIn: 'https://www.linkedin.com/in/',
};

/** The address of a contact: http(s), tel or mailto; null if it is invalid. */
export function linkHref({ type, url }: ContactLink): string | null {
  const text = url.trim();
  if (text === '') return null;
  if (WEB.test(text)) return text;
  if (type === 'Phone') return phoneHref(text);
  if (type === 'WhatsApp') return whatsAppHref(text);
  if (type === 'Email')
    return /^(mailto:)?[^\s:@]+@[^\s:@]+$/i.test(text) ? `mailto:${text.replace(/^mailto:/i, '')}` : null;
  if (type === 'Location')
    return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`;
  if (text.includes(':')) return null;
  const profile = PROFILES[type];
  return profile ? `${profile}${encodeURIComponent(text.replace(/^@/, ''))}` : `https://${text}`;
}

function phoneHref(text: string): string | null {
  const number = text.replace(/^tel:/i, '').replace(/[\s()-]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null;
}

/** https://faq.whatsapp.com/5913398998672934: the number with its country code, digits only. */
function whatsAppHref(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 8 || digits.length > 15) return null;
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}`;
}

/** Opens other sites in a new tab without a referrer. */
export function linkProps(href: string): { href: string; target?: string; rel?: string } {
  return href.startsWith('http') ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
