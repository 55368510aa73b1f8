const isSpace = (sign: string) => /\s/u.test(sign);
const ofWord = (sign: string) => /[\p{L}\p{M}\p{N}]/u.test(sign);

export function squeeze(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, '');
}

/**
 * Cuts a label into the parts before, in and after the match, whatever white space it has. With `fromWord`, a match
 * must begin a word.
 */
export function splitAtMatch(
  label: string,
  query: string,
  fromWord = false,
): [string, string, string] | null {
  const wanted = squeeze(query);
  if (wanted === '' || !squeeze(label).includes(wanted)) return null;
  const signs = [...label];
  const letters = signs.flatMap((sign, at) => (isSpace(sign) ? [] : [{ at, text: sign.toLowerCase() }]));
  for (const [first, { at: from }] of letters.entries()) {
    if (fromWord && ofWord(signs[from - 1] ?? '')) continue;
    const length = lengthOfMatch(letters.slice(first), wanted);
    if (length === null) continue;
    const to = (letters[first + length - 1]?.at ?? 0) + 1;
    return [signs.slice(0, from).join(''), signs.slice(from, to).join(''), signs.slice(to).join('')];
  }
  return null;
}

function lengthOfMatch(letters: { text: string }[], wanted: string): number | null {
  let matched = '';
  for (const [at, { text }] of letters.entries()) {
    matched += text;
    if (matched === wanted) return at + 1;
    if (!wanted.startsWith(matched)) return null;
  }
  return null;
}
