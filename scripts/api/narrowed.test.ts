import { expect, test } from 'vitest';
import { narrowed } from './narrowed.ts';

const field = (type: string, more: object = {}) => ({ type, ...more });
const answer = (properties: object, required: string[] = []) => ({
  get: { responses: { 200: { type: 'object', properties, required } } },
});
const body = (properties: object, required: string[] = []) => ({
  post: { requestBody: { type: 'object', properties, required } },
});

test.each<[string, before: object, now: object]>([
  ['a new call', {}, { '/v1/new': {} }],
  ['a new field of an answer', answer({}), answer({ name: field('string') }, ['name'])],
  ['a new field that may be sent', body({}), body({ name: field('string') })],
  [
    'a field that need not be sent any more',
    body({ a: field('string') }, ['a']),
    body({ a: field('string') }),
  ],
  ['other words', { get: { summary: 'Before' } }, { get: { summary: 'Now' } }],
  ['one more word', answer({ a: { enum: ['x'] } }), answer({ a: { enum: ['x', 'y'] } })],
])('%s is an addition', (_what, before, now) => {
  expect(narrowed(before, now)).toEqual([]);
});

test.each<[string, before: object, now: object, at: string]>([
  ['a call that is gone', { '/v1/old': {} }, {}, '//v1/old'],
  ['a field that is gone', answer({ a: field('string') }), answer({}), '/get/responses/200/properties/a'],
  [
    'a field that is called as what only tells something',
    answer({ title: field('string') }),
    answer({}),
    '/get/responses/200/properties/title',
  ],
  ['a field that may be missing', answer({}, ['a']), answer({}), '/get/responses/200/required/a'],
  [
    'another type',
    answer({ a: field('string') }),
    answer({ a: field('number') }),
    '/get/responses/200/properties/a/type',
  ],
  ['a field that has to be sent', body({}), body({}, ['a']), '/post/requestBody/required/a'],
  [
    'a shorter text',
    body({ a: field('string') }),
    body({ a: field('string', { maxLength: 5 }) }),
    '/post/requestBody/properties/a/maxLength',
  ],
  [
    'a parameter that has to be sent',
    { parameters: [] },
    { parameters: [{ name: 'a', required: true }] },
    '/parameters/a',
  ],
])('%s is refused', (_what, before, now, at) => {
  expect(narrowed(before, now)).toEqual([at]);
});
