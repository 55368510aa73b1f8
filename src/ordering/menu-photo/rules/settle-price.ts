import { figuresOf, plainDigits } from './figures.ts';

/** What was read where a price stands, in several ways. */
export interface Readings {
  /** By both languages, as a part of the page. */
  page: string;
  /** The figures alone, by English. */
  alone: string;
  /** By Hindi, which knows ₹ but drops figures. */
  sign: string;
  /** Without its first letter, by English. */
  behindFirst: string;
  /** Whether a sign stands apart before the figures. */
  hasSignWord: boolean;
  /** How many letters as high as figures there are in the ink. */
  letters: number;
}

export interface SettledPrice {
  /** In whole rupees: the best guess, or nothing. */
  prices: number[];
  isSure: boolean;
}

/** A page where so many prices show a sign has it at all of them. */
const SIGNED = 0.35;
/** As many as this begin with what English reads for the sign. */
const ALL_SIGNED = 0.9;
const SOME_SIGNED = 0.12;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether something shows that the first letter is a currency sign: languages read a figure alike, but not ₹. */
function showsSign({ page, alone, sign }: Readings): boolean {
  if (/^[^\d\s.,-]/.test(plainDigits(page).trim()) || figuresOf(sign).hasSign) return true;
  const [one, other] = [digitsOf(page), digitsOf(alone)];
  return one !== other && one.length > 1 && (other.slice(1) === one || other.slice(1) === one.slice(1));
}

/** Settles the prices of one page. A price is sure if independent readings and the number of its letters agree. */
export function settlePrices(page: readonly Readings[]): SettledPrice[] {
  const glued = page.filter((one) => !one.hasSignWord && !hasRs(one));
  const signed = glued.filter(showsSign);
  const share = signed.length / Math.max(1, glued.length);
  const firsts = glued.map(({ alone }) => digitsOf(alone)[0] ?? '');
  const shareOf = (first: string) => firsts.filter((one) => one === first).length / firsts.length;
  const usual = [...new Set(firsts)].toSorted((one, other) => shareOf(other) - shareOf(one))[0] ?? '';
  const isSigned = share >= SIGNED;
  return page.map((one) => {
    if (one.hasSignWord || hasRs(one)) return settlePlain(one);
    if (isSigned) {
      const isCertain = showsSign(one) || shareOf(usual) >= ALL_SIGNED;
      return settleSigned(one, usual, isCertain);
    }
    // Where a few show a sign, or all begin alike, the first figure may be one.
    const mayBeSign =
      showsSign(one) || (share >= SOME_SIGNED && digitsOf(one.alone)[0] === usual) || isAlike();
    return mayBeSign ? { ...settlePlain(one), isSure: false } : settlePlain(one);
  });

  function isAlike(): boolean {
    return glued.length > 3 && LIKE_A_SIGN.test(usual) && shareOf(usual) >= 0.75;
  }
}

/** English reads ₹ as one of these. */
const LIKE_A_SIGN = /^[2378]/;

/** "Rs." in the same word, which is no sign that looks like a figure. */
const hasRs = ({ page, alone }: Readings): boolean =>
  /^\W*R?s?[.:]/i.test(alone.trim()) && /^[^\d]/.test(page.trim());

function settlePlain(one: Readings): SettledPrice {
  const [first, second] = [figuresOf(one.page), figuresOf(one.alone)];
  const isSame = first.prices.length > 0 && String(first.prices) === String(second.prices);
  const lettersOf = (prices: readonly number[]) =>
    prices.join('').length + slashes(one.alone) + 2 * (one.alone.match(RS)?.length ?? 0);
  const isWhole = first.prices.length > 0 && lettersOf(first.prices) === one.letters;
  const { prices } = isWhole || second.prices.length === 0 ? first : second;
  return { prices, isSure: isSame && isWhole };
}

function settleSigned(
  { page, alone, behindFirst, letters }: Readings,
  usual: string,
  isCertain: boolean,
): SettledPrice {
  const [price, ...more] = figuresOf(behindFirst).prices;
  if (price === undefined || more.length > 0)
    return { prices: withoutSigns(alone, page, usual), isSure: false };
  const digits = String(price);
  const agree = [page, alone].some((text) => {
    const other = digitsOf(plainDigits(text));
    return other.endsWith(digits) && other.length <= digits.length + 1;
  });
  return { prices: [price], isSure: isCertain && agree && letters === digits.length + 1 + slashes(page) };
}

/** Two prices with a slash between them, each with a sign: "3250/3390". */
function withoutSigns(alone: string, page: string, usual: string): number[] {
  const { prices } = figuresOf(alone);
  if (prices.length < 2) return prices.length > 0 ? prices : figuresOf(page).prices;
  return prices.map((price) => {
    const digits = String(price);
    return digits.length > 2 && digits.startsWith(usual) ? Number(digits.slice(1)) : price;
  });
}

const RS = /[RrK]?s(?=[.:\s\d])/gi;

const slashes = (text: string): number => text.replaceAll(/[^/]/g, '').length;
