/** Another site opens beside the page, and learns nothing of it; tel and mailto stay with the phone. */
export function linkProps(href: string): { href: string; target?: string; rel?: string } {
  return href.startsWith('http') ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
