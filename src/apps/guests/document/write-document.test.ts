import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptJson } from './write-document.ts';

test('JSON in a script element keeps its value and cannot end the element', () => {
  const nasty = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '\u2029'));
  void fc.assert(
    fc.property(fc.array(nasty), (texts) => {
      const written = scriptJson(texts);
      expect(written).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual(texts);
    }),
  );
});
