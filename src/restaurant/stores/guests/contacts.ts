import { linkHref } from '#platform/phone/guests/links/link-href.ts';
import type { StoreProfile } from '../wire/store.ts';

type ContactLink = StoreProfile['links'][number];

export interface StoreContact {
  type: string;
  /** The number, handle or host, which tells two contacts of one type apart. */
  detail: string;
  isAlone: boolean;
  href: string;
}

/** The contacts with a valid address, in the store's order. */
export function contactsOf(links: ContactLink[]): StoreContact[] {
  return links.flatMap((link) => {
    const href = linkHref(link);
    if (href === null) return [];
    const isAlone = links.filter(({ type }) => type === link.type).length === 1;
    return { type: link.type, detail: detailOf(link), isAlone, href };
  });
}

function detailOf({ type, url }: ContactLink): string {
  const text = url.trim().replace(/^(tel|mailto):/i, '');
  const site = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(text)?.[1];
  if (site !== undefined) return site;
  return type === 'Instagram' && !text.startsWith('@') ? `@${text}` : text;
}
