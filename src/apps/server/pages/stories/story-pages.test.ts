import { expect, test } from 'vitest';
import { addStory, storyOf } from '#guests/stories/server/testing/add-story.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { giveDomain } from '#restaurant/domains/server/testing/give-domain.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { patchStore, teaStore } from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const get = (url: string, headers: Record<string, string> = {}) =>
  thali.call('GET', url, { headers: { accept: 'text/html', ...headers } });
const statusOf = async (url: string) => (await get(url)).status;
const HOSTILE = `Tea </script><script>alert(1)</script> & "ginger" ]]>`;

/** What a page says of itself to search engines. */
function linkedDataOf(text: string) {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  return JSON.parse(json);
}

test('a story is complete without a script, and says what it is', async () => {
  const store = await teaStore(thali);
  const { slug, _id } = await addStory(thali, store, {
    title: HOSTILE,
    document: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Why' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '<b>Fresh</b>', marks: [{ type: 'bold' }] },
            { type: 'text', text: 'call', marks: [{ type: 'link', attrs: { href: 'tel:+9112345' } }] },
          ],
        },
      ],
    },
  });
  const address = `http://localhost/${store.slug}/stories/${slug}`;
  const { status, text, headers } = await get(`/${store.slug}/stories/${slug}`);
  expect([status, headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text).toContain(`<link rel="canonical" href="${address}">`);
  expect(text).toContain('<meta property="og:type" content="article">');
  expect(text).toMatch(/<meta property="og:image" content="http:\/\/localhost\/images\//);
  expect(text).toContain('<strong>&lt;b&gt;Fresh&lt;/b&gt;</strong>');
  expect(text).toContain('<a href="tel:+9112345" rel="noreferrer">call</a>');
  expect(linkedDataOf(text)).toMatchObject({
    '@type': 'BlogPosting',
    headline: HOSTILE,
    mainEntityOfPage: address,
    datePublished: new Date(thali.clock.now).toISOString(),
  });

  const feed = await get(`/${store.slug}/stories/feed.xml`);
  expect(text).toContain(`href="http://localhost/${store.slug}/stories/feed.xml"`);
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.text).toContain(
    '<title>Tea &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;ginger&quot; ]]&gt;</title>',
  );
  expect(feed.text).toContain(`<link>${address}</link><guid isPermaLink="false">${_id}</guid>`);
  expect(tagsOf(feed.text)).toEqual([]);
});

/** The elements that were opened and not closed. */
function tagsOf(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', empty] of xml.matchAll(/<(\/?)([a-zA-Z:]+)[^<>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  return open;
}

test('signs that XML does not know are left out of the feed', async () => {
  const store = await teaStore(thali);
  await addStory(thali, store, { title: 'A\u0001B\uFFFEC', tags: ['x\u0008y'] });
  const { text } = await get(`/${store.slug}/stories/feed.xml`);
  expect(text).toContain('<title>ABC</title>');
  expect(text).toContain('<category>xy</category>');
});

test('a draft, a scheduled and a deleted story are missing until they are published', async () => {
  const store = await teaStore(thali);
  const publishAt = new Date(thali.clock.now + HOUR).toISOString();
  await addStory(thali, store, { title: 'Draft', publishAt: null });
  await addStory(thali, store, { title: 'Soon', publishAt });
  const list = `/${store.slug}/stories`;
  expect((await get(list)).text).toContain('No stories yet');
  for (const name of ['draft', 'soon', 'none']) expect(await statusOf(`${list}/${name}`)).toBe(404);
  expect((await get(`/${store.slug}`)).text).not.toContain('Soon');
  thali.clock.advance(HOUR);
  expect((await get(list)).text).toContain(`<a href="${list}/soon">Soon</a>`);
  expect(await statusOf(`${list}/soon`)).toBe(200);
  expect((await get(`/${store.slug}`)).text).toContain(`href="${list}/soon"`);
  const { token, storeId } = store;
  await thali.call('DELETE', `/api/blog/${storeId}/office/posts/soon`, { token });
  expect(await statusOf(`${list}/soon`)).toBe(404);
  expect((await get(`/${store.slug}`)).text).not.toContain('Soon');
});

test('the list has pages, and a story the latest others below it', async () => {
  const store = await teaStore(thali);
  for (let number = 1; number <= 13; number++) {
    await addStory(thali, store, { title: `Story ${number}` });
    thali.clock.advance(1000);
  }
  const list = `/${store.slug}/stories`;
  const first = (await get(list)).text;
  expect(first).toContain('>Story 13<');
  expect(first).toContain(`<a href="${list}?page=2" rel="next">`);
  const second = (await get(`${list}?page=2`)).text;
  expect(second).toContain('>Story 1<');
  expect(second).toContain(`<link rel="canonical" href="http://localhost${list}?page=2">`);
  expect(await statusOf(`${list}?page=3`)).toBe(404);
  expect((await get(`${list}?page=x`)).text).toContain('>Story 13<');
  const titles = [...(await get(`${list}/story-12`)).text.matchAll(/stories\/story-(\d+)"/g)];
  expect(titles.map(([, number]) => number)).toEqual(['12', '12', '13', '11', '10', '9', '8', '12']);
});

test('in Hindi, and in its own colours', async () => {
  const store = await teaStore(thali);
  await addStory(thali, store);
  const { text } = await get(`/${store.slug}/stories`, { cookie: 'lang=hi' });
  expect(text).toContain('<html lang="hi">');
  expect(text).toContain('<h1>स्टोरीज़</h1>');
  const tintOf = (page: string) => /<style>:root{--brand-strong:(#\w+)/.exec(page)?.[1];
  await patchStore(thali, store, { primaryColor: 'AA0000' });
  const after = (await get(`/${store.slug}/stories`)).text;
  expect([tintOf(text), tintOf(after)]).toEqual(['#048541', '#aa0000']);
});

test('one spelling and one host for each address; closed and unknown stores answer as their menu does', async () => {
  const store = await teaStore(thali);
  await addStory(thali, store);
  const typed = await get(`/${store.slug.toUpperCase()}/stories/a-new-cook?a=1`);
  expect([typed.status, typed.headers['location']]).toEqual([301, `/${store.slug}/stories/a-new-cook?a=1`]);
  for (const url of ['/none/stories', '/none/stories/feed.xml', '/stories', '/stories/a-new-cook'])
    expect(await statusOf(url)).toBe(404);

  thali.clock.advance(10 * MINUTE);
  const path = `http://localhost/${store.slug}/stories`;
  const map = (await get('/sitemap.xml')).text;
  expect(map).toContain(`<loc>${path}</loc></url>\n<url><loc>${path}/a-new-cook</loc>`);

  const host = await giveDomain(thali, store.storeId);
  thali.services.sites.forget();
  const at = { host };
  const own = await get('/stories/a-new-cook', at);
  expect(own.text).toContain(`<link rel="canonical" href="http://${host}/stories/a-new-cook">`);
  expect((await get('/stories', at)).text).toContain('<a href="/stories/a-new-cook">');
  expect((await get('/stories/feed.xml', at)).text).toContain(
    `<link>http://${host}/stories/a-new-cook</link>`,
  );
  expect((await get('/sitemap.xml', at)).text).toContain(`<loc>http://${host}/stories/a-new-cook</loc>`);
  const older = await get(`/${store.slug}/stories?page=1`, at);
  expect([older.status, older.headers['location']]).toEqual([308, '/stories?page=1']);
  expect((await get('/none/stories', at)).status).toBe(404);
  const main = await get(`/${store.slug}/stories/a-new-cook`);
  expect(main.headers['location']).toBe(`http://${host}/stories/a-new-cook`);

  const close = 'update stores set closed_at = now(), revision = revision + 1 where store_id = $1';
  await thali.database.pool.query(close, [store.storeId]);
  thali.services.storeHeads.forget(store.storeId);
  expect((await get('/stories/a-new-cook', at)).status).toBe(410);
});

test('a long story is sent whole', async () => {
  const store = await teaStore(thali);
  await addStory(thali, store, { document: storyOf(...Array(400).fill('x'.repeat(90))) });
  expect((await get(`/${store.slug}/stories/a-new-cook`)).text.match(/<p>x{90}<\/p>/g)).toHaveLength(400);
});
