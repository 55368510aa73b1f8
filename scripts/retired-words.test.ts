import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WORDS = [
  'src/{texts,*/*/texts}/**/*.ts',
  'src/guests/messages/server/content.ts',
  'src/guests/reservations/rules/emails.ts',
  'src/*/*/server/**/*-email.ts',
  'src/platform/errors/rules/error-messages.ts',
];

/** Words that the screens no longer use, with their replacements: see docs/words.md. */
const RETIRED: [RegExp, string][] = [
  [/\be-mail/i, 'email'],
  [/\bletter again|the letter is|\bour letter/i, 'email'],
  [/\btelephone/i, 'phone'],
  [/\bcustomers?\b/i, 'guest'],
  [/\bsomebody\b/i, 'someone'],
  [/\banew\b/i, 'again'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\btak(e|en) (it |the invitation )?(back|off)\b/i, 'cancel the invite; remove the dish'],
  [/\b(given?|gave|paid|pay|owed) (it )?back\b|to pay back/i, 'refund'],
  [/\bhas come\b|\bsays to have\b/i, 'received; says they paid'],
  [/\blooks? into\b|\blook at it\b/i, 'check; view'],
  [/\bcan ?not be shown\b/i, 'can’t be loaded'],
  [/\b(leave it|left) empty\b|^empty:/i, 'leave blank'],
  [/\ball the same\b/i, 'anyway'],
  [/\bfirst set-up\b/i, 'setup guide'],
  [/\b(put|take out|only while it is|not) in use\b/i, 'active, inactive'],
  [/\bto (look|be looked) at\b/i, 'view-only, browse'],
  [/^To the /i, 'Back to, Go to'],
  // As a dish it has its price.
  [/\bThali\b(?! \d)|थाली(?! \d)/, 'no name: each brand has its own'],
  [/ई-मेल/, 'ईमेल'],
  [/व्यंजन/, 'डिश'],
  [/ग्राहक/, 'मेहमान'],
  [/मेज़/, 'टेबल'],
  [/मेनू/, 'मेन्यू'],
  [/रसोई/, 'किचन'],
  [/पक्क[ाेी]/, 'कन्फ़र्म; ईमेल: वेरिफ़ाई'],
  [/कीमत/, 'दाम'],
  [/रक़म|बाक़ी|अपने-आप/, 'रकम, बाकी, अपने आप'],
  [/आयात|निर्यात|स्तंभ/, 'इंपोर्ट, एक्सपोर्ट, कॉलम'],
  [/आँकड़/, 'रिपोर्ट'],
  [/इस्तेमाल (में|से)/, 'चालू, बंद'],
];

/** A sentence that stays although it has a retired word, in each language. */
const KEPT =
  /^(?:Customers can order anytime, anywhere\.|ग्राहक (?:कभी भी, कहीं भी|कधीही, कुठूनही) ऑर्डर कर(?: सकते हैं।|ू शकतात\.))$/;

function textsOf(source: string): string[] {
  const code = source.replaceAll(/^import .*$|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const quoted = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return [...quoted].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

function retiredIn(source: string): string[] {
  const texts = textsOf(source).filter((text) => !KEPT.test(text));
  return texts.flatMap((text) =>
    RETIRED.flatMap(([word, better]) => (word.test(text) ? [`“${text}”: ${better}`] : [])),
  );
}

test('finds retired words in every kind of quotation, but not in keys and comments', () => {
  const source = [
    "/** A customer's words. */",
    "import { anew } from './e-mail.ts';",
    "chooseAnew: 'Start anew',",
    'mail: "Your e-mail",',
    'row: () => `व्यंजन`,',
  ].join('\n');
  expect(retiredIn(source)).toEqual(['“Start anew”: again', '“Your e-mail”: email', '“व्यंजन”: डिश']);
});

// The palette's file lists what people type, old words among them.
test('no screen, email or error uses a retired word', () => {
  const files = globSync(WORDS).filter((file) => !/\.test\.ts$|palette\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) => retiredIn(readFileSync(file, 'utf8')).map((said) => `${file} ${said}`)),
  ).toEqual([]);
});

test('no file is named by a word that only the API and the database still have', () => {
  const files = globSync('{src,e2e}/**/*.{ts,tsx,css}').filter((file) => !file.includes('/migrations/'));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => /(^|[/-])(blog|booking|mails)([/.-]|$)/.test(file))).toEqual([]);
});
