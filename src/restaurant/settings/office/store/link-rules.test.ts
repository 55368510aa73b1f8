import { describe, expect, test } from 'vitest';
import type { LinkType } from '#restaurant/stores/wire/store.ts';
import { storePatch } from '#restaurant/stores/wire/store.ts';
import { linkFault, tidyLink } from './link-rules.ts';

describe('a contact that leads nowhere', () => {
  test.each<[LinkType, string, string]>([
    ['Phone', '', 'required'],
    ['Phone', 'ask us', 'phone'],
    ['Phone', '12345', 'phone'],
    ['Phone', '1234567890123456', 'phone'],
    ['WhatsApp', '98765', 'whatsApp'],
    ['Instagram', 'saffron street', 'handle'],
    ['Instagram', 'javascript:alert(1)', 'handle'],
    ['Website', 'our site', 'web'],
    ['Website', 'javascript:alert(1)', 'web'],
    ['Website', 'https://nowhere', 'web'],
    ['Location', '12 MG Road, Pune', 'web'],
    ['Email', 'hello@saffron', 'email'],
    ['Email', 'hello', 'email'],
    ['Facebook', 'x'.repeat(501), 'tooLong'],
  ])('%s %j', (type, typed, fault) => {
    expect(linkFault(type, tidyLink(type, typed))).toBe(fault);
  });
});

describe('a contact that the server takes as well', () => {
  test.each<[LinkType, string, string]>([
    ['Phone', ' +91 (98765) 43210 ', '+91 98765 43210'],
    ['Phone', 'tel:+919876543210', 'tel:+919876543210'],
    ['WhatsApp', '98765-43210', '9876543210'],
    ['Instagram', '@saffron.street', '@saffron.street'],
    ['Instagram', 'https://www.instagram.com/saffron', 'https://www.instagram.com/saffron'],
    ['Website', 'saffron.example/menu', 'https://saffron.example/menu'],
    ['Location', 'maps.app.goo.gl/AbC', 'https://maps.app.goo.gl/AbC'],
    ['Email', 'hello@saffron.example', 'hello@saffron.example'],
    ['YouTube', 'saffron', 'saffron'],
  ])('%s %j', (type, typed, url) => {
    const tidied = tidyLink(type, typed);
    expect([tidied, linkFault(type, tidied)]).toEqual([url, null]);
    expect(storePatch.safeParse({ links: [{ type, url: tidied }] }).success).toBe(true);
  });
});
