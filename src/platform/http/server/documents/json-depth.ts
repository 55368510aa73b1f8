import { fieldFault } from '#platform/errors/rules/field-fault.ts';

/** Deeper than any of our documents. */
export const DEEPEST = 20;

const [QUOTE, BACKSLASH, OPENS, CLOSES] = [0x22, 0x5c, [0x7b, 0x5b], [0x7d, 0x5d]];

export const nestedTooDeeply = () => fieldFault({ body: { rule: 'nestedTooDeeply' } });

/** Looks at the bytes of a document before it is parsed: parsing 240 kB of `{"a":` blocks everybody else. */
export function isTooDeep(json: Buffer): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfString(json, at + 1);
    else if (OPENS.includes(byte)) depth += 1;
    else if (CLOSES.includes(byte)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** The place of the quote that ends the string, or the end of the document. */
function endOfString(json: Buffer, from: number): number {
  for (let at = from; at < json.length; at++) {
    if (json[at] === BACKSLASH) at += 1;
    else if (json[at] === QUOTE) return at;
  }
  return json.length;
}
