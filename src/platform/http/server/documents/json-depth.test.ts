import { describe, expect, test } from 'vitest';
import { DEEPEST, isTooDeep } from './json-depth.ts';

const isRefused = (json: string) => isTooDeep(Buffer.from(json));
const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

describe('by its bytes, before it is parsed, a document', () => {
  test.each([
    ['that is not nested', '{"a":1,"b":[{}]}'],
    ['as deep as any may be', nested(DEEPEST)],
    ['with many things beside each other', `[${Array(100).fill('{"a":[]}').join(',')}]`],
    ['with brackets in a text', JSON.stringify({ text: '['.repeat(100), quoted: '\\"[{'.repeat(30) })],
    ['that does not end', '{"a":"'],
    ['of nothing', ''],
  ])('%s is taken', (_, json) => {
    expect(isRefused(json)).toBe(false);
  });

  test.each([
    ['of lists', nested(DEEPEST + 1)],
    ['of objects that do not end', '{"a":'.repeat(48_000)],
    ['after a text', `{"a":"\\\\",${`"b":${nested(DEEPEST)}`}}`],
  ])('%s is refused when it is too deep', (_, json) => {
    expect(isRefused(json)).toBe(true);
  });
});
