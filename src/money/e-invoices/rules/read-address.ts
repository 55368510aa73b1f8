/** An address as the registry wants it: what comes before the place, the place, and its PIN code. */
export interface Place {
  street: string;
  place: string;
  pin: string;
}

const PIN = /(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/;
const EDGES = /^[^\p{L}\p{M}\d]+|[^\p{L}\p{M}\d.]+$/gu;
const LEAST_LETTERS = 3;

/** Reads "4 MG Road, Bengaluru 560001", in any of the ways in which people write it. Without a PIN code, it is empty. */
export function readAddress(address: string): Place {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const at = parts.findLastIndex((part) => PIN.test(part));
  const [, first = '', last = ''] = PIN.exec(parts[at] ?? '') ?? [];
  const beside = (parts[at] ?? '')
    .replace(PIN, '')
    .replace(/\bpin( code)?\b/i, '')
    .replaceAll(EDGES, '');
  const isAlone = beside.length < LEAST_LETTERS;
  const before = at === -1 ? parts : parts.slice(0, at);
  const place = isAlone ? (before.at(-1) ?? '') : beside;
  const street = isAlone ? before.slice(0, -1) : before;
  return { street: street.join(', ') || place, place, pin: first + last };
}
