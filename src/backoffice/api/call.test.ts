import { describe, expect, test } from 'vitest';
import { parseError } from './call.ts';

describe('an answer that is an error', () => {
  test.each([
    ['one of ours', 409, { code: 'STATE_CHANGED', message: 'Moved', details: { state: 3 } }, 'STATE_CHANGED'],
    ['a code that nobody knows', 418, { code: 'TEAPOT' }, 'INTERNAL'],
    ['a code that every object has', 400, { code: 'toString' }, 'INTERNAL'],
    ['no JSON', 500, null, 'INTERNAL'],
    ['a proxy whose server is away', 502, null, 'UNAVAILABLE'],
  ])('%s', (_, status, content, code) => {
    expect(parseError(status, content)).toMatchObject({ code });
  });

  test('keeps its details and its text', () => {
    const error = parseError(409, { code: 'STATE_CHANGED', message: 'Moved', details: { state: 3 } });
    expect([error.message, error.details]).toEqual(['Moved', { state: 3 }]);
  });
});
