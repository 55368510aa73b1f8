/** Why the staff must check a payment in the gateway's account. Kept as a sentence, which the office reads by its code. */
const SENTENCES = {
  otherCurrency: '{amount} {currency} came instead, as {transaction}',
  paidAnother: 'Transaction {transaction} has paid another order',
  paidOften: '{count} payments were captured for one order',
  refundMade: 'The refund of {amount} was made, but is recorded here as failed',
  refundNotMade: 'The refund of {amount} was not made, but is recorded here as done',
  says: 'It says {state}',
  noAmount: 'It says paid, and not what',
  answered: 'It answered {status}',
  unreadable: 'It answered something else',
  otherOrder: 'It answered for another order',
  refused: 'It has refused the question ({code})',
  notAsked: 'It could not be asked',
} as const;

type Code = keyof typeof SENTENCES;
type SlotsOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never;
type Values<Of extends Code> = Record<SlotsOf<(typeof SENTENCES)[Of]>, string | number>;

/** `other` is a sentence of the gateway or of the network, in `text`. */
export const DOUBT_CODES = [...(Object.keys(SENTENCES) as Code[]), 'other'] as const;
export type DoubtCode = (typeof DOUBT_CODES)[number];

export interface Doubt {
  code: DoubtCode;
  values: Record<string, string>;
}

export const doubt = <Of extends Code>(code: Of, values: Values<Of>): string =>
  fillDoubt(SENTENCES[code], values);

/** Fills a sentence of any language. */
export const fillDoubt = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (slot, name) => String(values[name] ?? slot));

/** Stands between sentences of one payment. */
export const BETWEEN_DOUBTS = '; ';

export function readDoubts(sentences: string): Doubt[] {
  return sentences.split(BETWEEN_DOUBTS).map(readDoubt);
}

function readDoubt(text: string): Doubt {
  for (const code of DOUBT_CODES) {
    if (code === 'other') continue;
    const values = patternOf(SENTENCES[code]).exec(text);
    if (values) return { code, values: { ...values.groups } };
  }
  return { code: 'other', values: { text } };
}

const patternOf = (sentence: string) =>
  new RegExp(`^${sentence.replaceAll(/[()]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>[^\\s;)]+)')}$`);
