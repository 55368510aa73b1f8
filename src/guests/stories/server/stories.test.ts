import { expect, test } from 'vitest';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, createTestStore, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { MOST_STORIES } from '../rules/story.ts';
import { addStory, storyBodyOf, storyOf } from './testing/add-story.ts';

const thali = await useTestApp();
const at = ({ storeId }: TestStore, path = '') => `/api/blog/${storeId}/posts${path}`;
const officeAt = ({ storeId }: TestStore, path = '') => `/api/blog/${storeId}/office/posts${path}`;
const read = async (store: TestStore, path = '') => (await thali.call('GET', at(store, path))).body;
const titlesOf = ({ posts }: { posts: { title: string }[] }) => posts.map(({ title }) => title);
const later = (ms: number) => new Date(thali.clock.now + ms).toISOString();

test('guests read what is published: not a draft, a scheduled or a deleted story', async () => {
  const store = await teaStore(thali);
  const { token } = store;
  const draft = await addStory(thali, store, { title: 'Draft', publishAt: null });
  const scheduled = await addStory(thali, store, { title: 'Diwali', publishAt: later(HOUR) });
  const told = await addStory(thali, store, { title: '  Meet Meera ', tags: ['Kitchen', 'Kitchen '] });
  expect(told).toMatchObject({ slug: 'meet-meera', title: 'Meet Meera', tags: ['Kitchen'], revision: 1 });
  expect([draft.state, scheduled.state, told.state]).toEqual(['draft', 'scheduled', 'published']);
  expect(await read(store)).toMatchObject({ posts: [{ slug: 'meet-meera' }], total: 1 });
  for (const slug of ['draft', 'diwali', 'none'])
    expectError(await thali.call('GET', at(store, `/${slug}`)), 404, 'POST_NOT_FOUND');
  const all = (await thali.call('GET', officeAt(store), { token })).body;
  expect(titlesOf(all)).toEqual(['Draft', 'Diwali', 'Meet Meera']);

  thali.clock.advance(HOUR);
  expect(titlesOf(await read(store))).toEqual(['Diwali', 'Meet Meera']);
  expect(titlesOf(await read(store, '/recent'))).toEqual(['Diwali', 'Meet Meera']);
  expect(await read(store, '/diwali')).toMatchObject({ title: 'Diwali', document: storyOf('Meet Meera.') });
  expect((await thali.call('DELETE', officeAt(store, '/diwali'), { token })).status).toBe(204);
  expectError(await thali.call('GET', at(store, '/diwali')), 404, 'POST_NOT_FOUND');
  expectError(await thali.call('DELETE', officeAt(store, '/diwali'), { token }), 404, 'POST_NOT_FOUND');
});

test('a list has pages', async () => {
  const store = await createTestStore(thali);
  for (const title of ['One', 'Two', 'Three']) {
    await addStory(thali, store, { title });
    thali.clock.advance(1000);
  }
  expect(titlesOf(await read(store, '?index=1&step=1'))).toEqual(['Two']);
  expect(await read(store, '?index=3&step=')).toEqual({ posts: [], total: 3 });
  for (const query of ['?step=25', '?step=0', '?step=x'])
    expectFields(await thali.call('GET', at(store, query)), { step: 'From 1 to 24' });
  expectFields(await thali.call('GET', at(store, '?index=x')), { index: 'Must be digits' });
  expectError(await thali.call('GET', '/api/blog/none/posts'), 404, 'STORE_NOT_FOUND');
});

test('an address stays when the title changes, and each story has its own', async () => {
  const store = await createTestStore(thali);
  const [first, second] = [await addStory(thali, store), await addStory(thali, store)];
  expect([first.slug, second.slug]).toEqual(['a-new-cook', 'a-new-cook-2']);
  const body = storyBodyOf({ title: 'Meera cooks', revision: 1 });
  const changed = await thali.call('PUT', officeAt(store, '/a-new-cook'), { token: store.token, body });
  expect(changed.body).toMatchObject({ slug: 'a-new-cook', title: 'Meera cooks', revision: 2 });
  const both = await Promise.all([addStory(thali, store), addStory(thali, store)]);
  expect(both.map(({ slug }) => slug).toSorted()).toEqual(['a-new-cook-3', 'a-new-cook-4']);
});

test('of two people who change a story, the second must look again', async () => {
  const store = await createTestStore(thali);
  const { slug } = await addStory(thali, store);
  const save = (title: string, revision: number) =>
    thali.call('PUT', officeAt(store, `/${slug}`), {
      token: store.token,
      body: storyBodyOf({ title, revision }),
    });
  const answers = await Promise.all([save('Mine', 1), save('Yours', 1)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  for (const stale of [1, 2 ** 31 - 1])
    expectError(await save('Late', stale), 412, 'REVISION_STALE', { details: { revision: 2 } });
  expect((await save('Again', 2)).status).toBe(200);
});

test('the menu leads to the newest story for fourteen days, from the moment it is published', async () => {
  const store = await teaStore(thali);
  const shown = async () => {
    const { body } = await thali.call('GET', `/api/store-pages/${store.slug}`);
    return [body.story?.title ?? null, body.changesAt, body.hasStories];
  };
  expect(await shown()).toEqual([null, null, false]);
  await addStory(thali, store, { title: 'First' });
  await addStory(thali, store, { title: 'Soon', publishAt: later(HOUR) });
  await addStory(thali, store, { title: 'Draft', publishAt: null });
  expect(await shown()).toEqual(['First', thali.clock.now + HOUR, true]);
  thali.clock.advance(HOUR);
  expect((await shown())[0]).toBe('Soon');
  thali.clock.advance(14 * DAY - 1);
  expect((await shown())[0]).toBe('Soon');
  thali.clock.advance(1);
  expect(await shown()).toEqual([null, null, true]);
});

test.each([
  ['no title', { title: ' ' }, { title: 'This field is required' }],
  ['HTML', { document: '<p>Hi</p>' }, { document: expect.any(String) }],
  [
    'a picture of another site',
    { cover: { url: 'https://other.example/a.png', alt: '' } },
    { 'cover.url': 'Must be the address of a picture' },
  ],
  ['six tags', { tags: [...'abcdef'] }, { tags: 'At most 5' }],
  ['no time', { publishAt: 'soon' }, { publishAt: expect.any(String) }],
])('%s is refused', async (_, more, fields) => {
  const store = await createTestStore(thali);
  const { token } = store;
  const answer = await thali.call('POST', officeAt(store), { token, body: storyBodyOf(more) });
  expectFields(answer, fields);
});

test('serving staff do not write, other stores find nothing, and there is an end', async () => {
  const [store, other] = [await createTestStore(thali), await createTestStore(thali)];
  const { slug } = await addStory(thali, store);
  const token = await addTestStaff(thali, store, 'STAFF');
  expectError(await thali.call('GET', officeAt(store), { token }), 403, 'FORBIDDEN');
  const theirs = { token: other.token };
  expectError(await thali.call('GET', officeAt(store, `/${slug}`), theirs), 404, 'STORE_NOT_FOUND');
  expectError(await thali.call('GET', officeAt(other, `/${slug}`), theirs), 404, 'POST_NOT_FOUND');
  await thali.database.pool.query(
    `insert into blog_posts (store_id, id, slug, title, document, excerpt, minutes, tags, revision, updated_at)
      select store_id, gen_random_uuid(), 'copy-' || n, title, document, excerpt, minutes, tags, revision, updated_at
      from blog_posts, generate_series(2, $2) as n where store_id = $1`,
    [store.storeId, MOST_STORIES],
  );
  const more = await thali.call('POST', officeAt(store), { token: store.token, body: storyBodyOf() });
  expectFields(more, { posts: `At most ${MOST_STORIES}` });
});
