/** Names of charsets that programs write without meaning them, in heads and in encoded words. */
const CARELESS =
  /(charset\s*=\s*"?|=\?)(?:utf-?8|(?:us-)?ascii|iso-8859-1|latin-?1|windows-1252)(?=["\s;?*]|$)/gim;
const UNNAMED = /^(content-type:[ \t]*text\/(?:plain|html))[ \t]*(?=\r?\n(?![ \t]))/gim;
const HEAD_END = /\r?\n\r?\n/;

type Charset = 'utf-8' | 'windows-1252';

/** The same letter with another charset wherever it names one of the careless ones, or none. */
function relabel(source: Buffer, charset: Charset): Buffer {
  const letter = source.toString('latin1');
  const end = HEAD_END.exec(letter)?.index ?? letter.length;
  // Heads have no label: they are read as UTF-8.
  const head = charset === 'utf-8' ? '' : new TextDecoder(charset).decode(source.subarray(0, end));
  const written = head === '' ? letter : Buffer.from(head).toString('latin1') + letter.slice(end);
  const named = written.replace(CARELESS, `$1${charset}`).replace(UNNAMED, `$1; charset=${charset}`);
  const hasType = /^content-type:/im.test(letter.slice(0, end));
  return Buffer.from(hasType ? named : `Content-Type: text/plain; charset=${charset}\r\n${named}`, 'latin1');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII
const OTHER_SIGNS = /[^\u0000-\u007f]/g;
/** UTF-8 that was read as windows-1252: the first of several bytes, and one that goes on. */
const READ_AS_LATIN = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
const LOST = '\ufffd';
/** The sign for a lost letter, when it was written into the letter itself. */
const LOST_BEFORE = 'ï¿½';

/**
 * The letter as it is probably meant, if its words show that it names the wrong charset: the other one that is common is
 * taken if everything can be read with it.
 */
export function otherReading(
  source: Buffer,
  words: string,
): { source: Buffer; fits: (words: string) => boolean } | null {
  if (READ_AS_LATIN.test(words))
    return { source: relabel(source, 'utf-8'), fits: (read) => !read.includes(LOST) };
  const signs = words.match(OTHER_SIGNS) ?? [];
  if (signs.length === 0 || signs.some((sign) => sign !== LOST)) return null;
  return { source: relabel(source, 'windows-1252'), fits: (read) => !read.includes(LOST_BEFORE) };
}
