import { expect, test } from 'vitest';
import type { LinkType } from '#restaurant/stores/wire/store.ts';
import { linkHref } from './link-href.ts';

test.each<[LinkType, string, string | null]>([
  ['Website', 'javascript:alert(1)', null],
  ['Website', 'data:text/html,x', null],
  ['Location', ' ', null],
  ['Email', 'x:y@z', null],
  ['Phone', 'call me', null],
  ['WhatsApp', '12', null],
  ['Phone', '+91 98765-43210', 'tel:+919876543210'],
  ['Phone', 'tel:+919876543210', 'tel:+919876543210'],
  ['WhatsApp', '98765 43210', 'https://wa.me/919876543210'],
  ['WhatsApp', '+91 98765 43210', 'https://wa.me/919876543210'],
  ['WhatsApp', 'https://wa.me/919876543210', 'https://wa.me/919876543210'],
  ['Email', 'hello@saffron.example', 'mailto:hello@saffron.example'],
  ['Instagram', '@saffron.street', 'https://www.instagram.com/saffron.street'],
  ['Facebook', 'saffron', 'https://www.facebook.com/saffron'],
  ['Website', 'saffron.example', 'https://saffron.example'],
  [
    'Location',
    '12 MG Road, Pune',
    'https://www.google.com/maps/search/?api=1&query=12%20MG%20Road%2C%20Pune',
  ],
])('%s %s leads to %s', (type, url, href) => {
  expect(linkHref({ type, url })).toBe(href);
});
