/** Signs that mean something between texts in one cell; a backslash takes the meaning away. */
const SIGNS = /[\\;,|=:()*]/g;

/** Spaces at the ends would be taken for padding. */
export function escapeText(text: string): string {
  return text.replace(SIGNS, '\\$&').replace(/^\s|\s$/g, '\\$&');
}

export function unescapeText(text: string): string {
  return trimUnescaped(text).replace(/\\([\s\S])/g, '$1');
}

function trimUnescaped(text: string): string {
  let end = text.length;
  while (end > 0 && /\s/.test(text.charAt(end - 1)) && !isEscaped(text, end - 1)) end -= 1;
  return text.slice(0, end).trimStart();
}

function isEscaped(text: string, at: number): boolean {
  const before = /\\*$/.exec(text.slice(0, at));
  return (before?.[0].length ?? 0) % 2 === 1;
}

/** Where one of the signs stands without a backslash; -1 for nowhere. */
export function findSign(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (signs.includes(text.charAt(at))) return at;
  }
  return -1;
}

/** Parts without anything in them are left out. */
export function splitAt(text: string, signs: string): string[] {
  const parts: string[] = [];
  let rest = text;
  for (let at = findSign(rest, signs); at !== -1; at = findSign(rest, signs)) {
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...parts, rest].filter((part) => part.trim() !== '');
}

/** What a spreadsheet would take for a formula begins with one of these; a quote before it keeps it a text. */
export function guardFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

export function unguardFormula(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
