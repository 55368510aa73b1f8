const LONGEST = 80;
const LEAD = 20;

/** Cuts long texts, so that each begins a few words before the difference. */
export function shortenPair(one: string, other: string): [string, string] {
  const start = beginning(one, other);
  return [cut(one, start), cut(other, start)];
}

function beginning(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  if (same < LONGEST / 2 || Math.max(one.length, other.length) <= LONGEST) return 0;
  const word = one.lastIndexOf(' ', same - LEAD) + 1;
  return Math.max(word, same - LEAD * 2);
}

function cut(text: string, start: number): string {
  const end = start + LONGEST;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
}
