import { plainText, searchWords } from '#domain/search-words.ts';

export interface Findable {
  label: string;
  /** What it is found by besides its name. */
  words: string;
}

const MOST = 30;

/** Every word has to stand in it; what begins with what was typed comes first. Without words, all as they are. */
export function rank<T extends Findable>(all: readonly T[], text: string): T[] {
  const words = searchWords([text]);
  const typed = plainText(text.trim());
  const found = all.filter(({ label, words: more }) => {
    const names = plainText(`${label} ${more}`);
    return words.every((word) => names.includes(word));
  });
  const isFirst = ({ label }: T) => plainText(label).startsWith(typed);
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].slice(0, MOST);
}
