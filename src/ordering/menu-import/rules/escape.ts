/** These signs separate texts in a cell, unless a backslash stands before them. */
const SIGNS = /[\\;,|=:()*]/g;

/** Spaces at the ends are escaped too, because unescaped ones are trimmed. */
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

/** Finds the first of the signs without a backslash before it; -1 if there is none. */
export function findSign(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (signs.includes(text.charAt(at))) return at;
  }
  return -1;
}

/** Leaves out empty parts. */
export function splitAt(text: string, signs: string): string[] {
  const parts: string[] = [];
  let rest = text;
  for (let at = findSign(rest, signs); at !== -1; at = findSign(rest, signs)) {
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...parts, rest].filter((part) => part.trim() !== '');
}

/** Spreadsheets take texts with these beginnings for formulas. A quote before them prevents that. */
export function guardFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

export function unguardFormula(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
