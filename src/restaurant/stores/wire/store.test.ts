import { describe, expect, test } from 'vitest';
import { itemPatch } from '#ordering/catalogue/wire/catalogue.ts';
import { faultsOf, pathsOf } from '#testing/rules/expecting.ts';
import { LINK_TYPES, storePatch } from './store.ts';

const COURSE = { id: 'mains', name: 'Mains', categories: [] };

describe('a change of a store', () => {
  test.each<[string, object, string]>([
    ['an empty name', { name: '' }, 'name'],
    ['a read-only field', { slug: 'other' }, 'slug'],
    ['a subscription', { subscriptionStatus: 'active' }, 'subscriptionStatus'],
    ['too long a GST number', { gstNo: 'x'.repeat(201) }, 'gstNo'],
    ['too long a food licence', { fssaiNo: 'x'.repeat(201) }, 'fssaiNo'],
    ['an unknown part of the address', { address: { planet: 'Earth' } }, 'address.planet'],
    ['a colour with a #', { primaryColor: '#FF9900' }, 'primaryColor'],
    ['a pause without a time zone', { pausedUntil: '2030-01-31T18:00:00' }, 'pausedUntil'],
    ['a pause in words', { pausedUntil: 'tomorrow' }, 'pausedUntil'],
    [
      'a gateway without its key',
      { store_gateway_config: { merchent_id: 'm' } },
      'store_gateway_config.merchent_key',
    ],
    ['a logo with a script as address', { logo: 'javascript:alert(1)' }, 'logo'],
    ['a link of an unknown type', { links: [{ type: 'Myspace', url: 'x' }] }, 'links[0].type'],
    ['two courses of one id', { courses: { isOn: true, courses: [COURSE, COURSE] } }, 'courses.courses'],
  ])('is refused with %s', (_, patch, path) => {
    expect(pathsOf(storePatch, patch)).toEqual([path]);
  });

  test.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    'ftp://example.com',
    'x'.repeat(501),
  ])('refuses the link %j', (url) => {
    expect(pathsOf(storePatch, { links: [{ type: 'Website', url }] })[0]).toBe('links[0].url');
  });

  test.each([
    'https://example.com/a?b=c',
    'HTTP://EXAMPLE.COM',
    'tel:+919876543210',
    'mailto:asha@example.com',
    'asha@example.com',
    '@thalihouse',
    'thali.house',
    '+91 98765 43210',
    '98765 43210',
  ])('accepts the link %j', (url) => {
    expect(faultsOf(storePatch, { links: [{ type: 'Website', url }] })).toEqual([]);
  });

  test.each<[string, object]>([
    ['nothing', {}],
    ['no logo', { logo: null }],
    ['no gateway', { store_gateway_config: null }],
    ['part of the address', { address: { city: 'Pune' } }],
    ['a pause', { paused: true, pausedUntil: '2030-01-31T18:00:00+05:30' }],
    ['a link of each type', { links: LINK_TYPES.map((type) => ({ type, url: 'thali' })) }],
  ])('accepts %s', (_, patch) => {
    expect(faultsOf(storePatch, patch)).toEqual([]);
  });

  test('names every fault at once', () => {
    const patch = { name: '', viewMode: 'yes', links: [{ type: 'Website', url: 'x:y' }, {}], more: 1 };
    expect(pathsOf(storePatch, patch).toSorted()).toEqual([
      'links[0].url',
      'links[1].type',
      'links[1].url',
      'more',
      'name',
      'viewMode',
    ]);
  });
});

describe('a change of an item', () => {
  test.each<[string, object, string]>([
    ['another id', { _id: 'x' }, '_id'],
    ['an empty label', { label: '' }, 'label'],
    ['an empty state', { state: '' }, 'state'],
    ['too high a discount', { discount: 101 }, 'discount'],
    ['an end in words', { until: 'tomorrow' }, 'until'],
    ['11 taxes', { taxes: Array.from({ length: 11 }, () => ({ label: 'GST', value: 5 })) }, 'taxes'],
    ['21 pictures', { images: Array.from({ length: 21 }, () => '/a.png') }, 'images'],
    ['a group without a maximum', { configs: [{ label: 'Size' }] }, 'configs[0].maxSelection'],
  ])('is refused with %s', (_, patch, path) => {
    expect(pathsOf(itemPatch, patch)).toEqual([path]);
  });

  test.each<[string, object]>([
    ['nothing', {}],
    ['sold out for good', { state: 'Sold out', until: null }],
    ['sold out until evening', { state: 'Sold out', until: '2030-01-31T18:00:00+05:30' }],
    ['no mark', { veg: null }],
  ])('accepts %s', (_, patch) => {
    expect(faultsOf(itemPatch, patch)).toEqual([]);
  });
});
