/** Indian operators only deliver text messages that match a template registered by their sender. */
export interface DltTemplate {
  /** As registered, with {#var#} for each part that differs. */
  text: string;
  /** The values of its variables, in order. */
  values: readonly SmsValue[];
}

export const SMS_VALUES = ['code', 'store', 'host', 'order', 'minutes'] as const;
export type SmsValue = (typeof SMS_VALUES)[number];

export const LONGEST_VALUE = 30;
export const MOST_VALUES = 10;
const VARIABLE = '{#var#}';

/** Cuts a value to the length that a variable allows, without splitting a surrogate pair. */
export function shorten(value: string): string {
  return value.slice(0, LONGEST_VALUE).replace(/[\uD800-\uDBFF]$/, '');
}

export function countVariables(text: string): number {
  return text.split(VARIABLE).length - 1;
}

/** Returns null unless there is exactly one value for each variable. */
export function fillTemplate(text: string, values: readonly string[]): string | null {
  if (countVariables(text) !== values.length) return null;
  const [first = '', ...rest] = text.split(VARIABLE);
  return first + rest.map((part, at) => (values[at] ?? '') + part).join('');
}

/** Operators accept a message that equals its template, with 1 to 30 characters for each variable. */
export function matchesTemplate(template: string, message: string): boolean {
  const [first = '', ...rest] = template.split(VARIABLE);
  if (!message.startsWith(first)) return false;
  let ends = new Set([first.length]);
  for (const part of rest) ends = endsAfter(message, part, ends);
  return ends.has(message.length);
}

/**
 * Returns every position where a variable and the text after it may end, since a value may contain that text
 * itself.
 */
function endsAfter(message: string, part: string, starts: ReadonlySet<number>): Set<number> {
  const ends = new Set<number>();
  for (const start of starts) {
    for (let length = 1; length <= LONGEST_VALUE; length++) {
      const at = start + length;
      if (at <= message.length && message.startsWith(part, at)) ends.add(at + part.length);
    }
  }
  return ends;
}

/** Phones fill in the code automatically when this is the last line of a message. */
export function webOtpLine(host: string, code: string): string {
  return `@${host} #${code}`;
}

export function endsWithWebOtp({ text, values }: DltTemplate): boolean {
  const message = fillTemplate(
    text,
    values.map((value) => SAMPLE[value]),
  );
  return message?.split('\n').at(-1) === webOtpLine(SAMPLE.host, SAMPLE.code);
}

const SAMPLE: Record<SmsValue, string> = {
  code: '1234',
  store: 'Store',
  host: 'menu.example',
  order: '12',
  minutes: '5',
};

/** Proposed for registration, and sent as they are where none is required. */
export const DEFAULT_TEMPLATES = {
  code: {
    text: '{#var#} is your code for your order at {#var#}. It is valid for {#var#} minutes.\n@{#var#} #{#var#}',
    values: ['code', 'store', 'minutes', 'host', 'code'],
  },
  ready: { text: 'Your order {#var#} at {#var#} is ready.', values: ['order', 'store'] },
} as const satisfies Record<string, DltTemplate>;

export type SmsPurpose = keyof typeof DEFAULT_TEMPLATES;
