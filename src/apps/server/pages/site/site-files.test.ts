import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, patchStore, teaStore } from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });

const get = (url: string) => thali.call('GET', url);

// A site map is cached for some minutes.
beforeEach(() => thali.clock.advance(10 * MINUTE));

describe('for search engines', () => {
  test('robots.txt names the site map', async () => {
    const { status, text, headers } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('Sitemap: http://localhost/sitemap.xml');
    expect(text).toMatch(/^Disallow: \/app\/$/m);
  });

  test('an invalid start answers the whole site map', async () => {
    expect((await get('/sitemap.xml?from=x')).text).toContain('<loc>http://localhost/menu/</loc>');
  });

  const refuseOtherStarts = async (near: string) => {
    const { set } = thali.services.pages;
    const kept: string[] = [];
    thali.services.pages.set = (name, page) => kept.push(name) > 0 && set(name, page);
    const { rows } = await thali.database.pool.query('select store_id from store_listings limit 5');
    const starts = [near, ...rows.map(({ store_id }) => store_id), 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
    for (const from of starts) expect((await get(`/sitemap.xml?from=${from}`)).status, from).toBe(404);
    thali.services.pages.set = set;
    expect(kept).toEqual([]);
  };

  test('a single site map has no other parts, and unknown parts are not cached', async () => {
    await teaStore(thali);
    await refuseOtherStarts('80000000-0000-0000-0000-000000000000');
  });

  test('the site map lists the stores that want to be found', async () => {
    const [shown, hidden] = [await teaStore(thali), await teaStore(thali)];
    const bare = await createTestStore(thali);
    await patchStore(thali, hidden, { listed: false });
    const { text, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(text).toContain(`<url><loc>http://localhost/${shown.slug}</loc></url>`);
    for (const { slug } of [hidden, bare]) expect(text).not.toContain(`/${slug}<`);
  });

  test('many stores are split into parts, each store once', async () => {
    const more = 20_100;
    await thali.database.pool.query(
      `insert into store_listings (store_id, slug, name, city, description, listed, time_zone, paused,
         plain_name, store_words, has_menu)
       select gen_random_uuid(), 'many-' || n, '', '', '', true, 'Asia/Kolkata', false, '', '', true
       from generate_series(1, ${more}) as n`,
    );
    const index = await get('/sitemap.xml');
    const parts = [...index.text.matchAll(/<sitemap><loc>http:\/\/localhost([^<]+)<\/loc>/g)];
    expect(parts).toHaveLength(4);
    const slugs: string[] = [];
    for (const [, path = ''] of parts) {
      const { text } = await get(path);
      const found = [...text.matchAll(/<loc>http:\/\/localhost\/(many-\d+)<\/loc>/g)];
      expect(found.length).toBeLessThanOrEqual(10_000);
      slugs.push(...found.map(([, slug = '']) => slug));
    }
    expect(slugs).toHaveLength(more);
    expect(new Set(slugs).size).toBe(more);
    expect((await get(parts[0]?.[1] ?? '')).text).toContain('<loc>http://localhost/menu/</loc>');
    // A part that was listed an hour ago still exists, however many stores have been added.
    for (const [, path = ''] of parts) expect((await get(path)).status).toBe(200);
    await refuseOtherStarts('20000000-0000-0000-0000-000000000000');
  });
});
