/** In India an operator lets a text message through only if it is one of its sender's registered templates. */
export interface DltTemplate {
  /** As it was registered, with {#var#} for each part that differs. */
  text: string;
  /** What stands for each of them, in their order. */
  values: readonly SmsValue[];
}

export const SMS_VALUES = ['code', 'store', 'host', 'order', 'minutes'] as const;
export type SmsValue = (typeof SMS_VALUES)[number];

export const LONGEST_VALUE = 30;
export const MOST_VALUES = 10;
const VARIABLE = '{#var#}';

/** To what a variable takes; a sign that is two units long stays whole, or goes. */
export function shorten(value: string): string {
  return value.slice(0, LONGEST_VALUE).replace(/[\uD800-\uDBFF]$/, '');
}

export function countVariables(text: string): number {
  return text.split(VARIABLE).length - 1;
}

/** Null where a value is missing or one too many. */
export function fillTemplate(text: string, values: readonly string[]): string | null {
  if (countVariables(text) !== values.length) return null;
  const [first = '', ...rest] = text.split(VARIABLE);
  return first + rest.map((part, at) => (values[at] ?? '') + part).join('');
}

/** Whether an operator would let the message through: as registered, with 1 to 30 characters for each variable. */
export function matchesTemplate(template: string, message: string): boolean {
  const [first = '', ...rest] = template.split(VARIABLE);
  if (!message.startsWith(first)) return false;
  let ends = new Set([first.length]);
  for (const part of rest) ends = endsAfter(message, part, ends);
  return ends.has(message.length);
}

/** Where each variable, with what stands behind it, may end: all of them, so that a value may look like the text. */
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

/** Phones fill in a code by themselves when this is the last line. */
export function webOtpLine(host: string, code: string): string {
  return `@${host} #${code}`;
}

/** Whether messages of this template end with that line. */
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

/** What we propose for registration, and what is sent where no registration is asked for. */
export const USUAL_TEMPLATES = {
  code: {
    text: '{#var#} is your code for your order at {#var#}. It is valid for {#var#} minutes.\n@{#var#} #{#var#}',
    values: ['code', 'store', 'minutes', 'host', 'code'],
  },
  ready: { text: 'Your order {#var#} at {#var#} is ready.', values: ['order', 'store'] },
} as const satisfies Record<string, DltTemplate>;

export type SmsPurpose = keyof typeof USUAL_TEMPLATES;
