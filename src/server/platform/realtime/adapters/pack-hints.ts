/** A payload of NOTIFY has less than 8,000 bytes. */
const MOST_BYTES = 7_900;
const BETWEEN = '\n';

/** Hints as few payloads. A hint is short, and in ASCII. */
export function packHints(hints: Iterable<string>): string[] {
  const payloads: string[] = [];
  let payload = '';
  for (const hint of hints) {
    const longer = payload === '' ? hint : payload + BETWEEN + hint;
    if (longer.length > MOST_BYTES) payloads.push(payload);
    payload = longer.length > MOST_BYTES ? hint : longer;
  }
  return payload === '' ? payloads : [...payloads, payload];
}

export const unpackHints = (payload = ''): string[] => payload.split(BETWEEN);
