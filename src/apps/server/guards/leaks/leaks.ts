export interface Secret {
  name: string;
  text: string;
}

/** Something that can be read: a log line, an answer, a table. */
export interface Readable {
  /** Who reads it, or what it is. Decides which secrets it may hold. */
  reader: string;
  /** Where it is, for the report. */
  where: string;
  text: string;
}

/** The secrets that each reader may see. A reader who is not listed may see none. */
export type Allowed = Record<string, readonly string[]>;

/** Finds each secret in a forbidden place. */
export function findLeaks(
  secrets: readonly Secret[],
  places: readonly Readable[],
  allowed: Allowed,
): string[] {
  return places.flatMap((place) =>
    secrets
      .filter(({ name }) => !allowed[place.reader]?.includes(name))
      .filter((secret) => holds(place.text, secret))
      .map(({ name }) => `${name} in ${place.where}, which ${place.reader} reads`),
  );
}

function holds(text: string, secret: Secret): boolean {
  if (secret.text.length < 6) return holdsShort(text, secret.text);
  return forms(secret.text).some((form) => text.includes(form));
}

/** A secret's forms: plain, in an address, in JSON, and encoded. */
function forms(text: string): string[] {
  const bytes = Buffer.from(text);
  // Its last character depends on what follows.
  const base64 = (encoding: 'base64' | 'base64url') =>
    bytes.toString(encoding).replace(/=+$/, '').slice(0, -1);
  return [
    text,
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
    bytes.toString('hex'),
    base64('base64'),
    base64('base64url'),
  ];
}

/** Prices, years and bounds in the documents. A code equal to one of them could not be recognised. */
const EVERYDAY = ['1000', '1236', '1970', '2000', '2026', '2048', '2468', '4000', '5000', '6000', '6213'];

/** Whether a code can be recognised. If not, the test asks for another. */
export function isRare(code: string): boolean {
  return !EVERYDAY.includes(code);
}

/** Figures in every log line and id, which sooner or later contain any four digits. */
const NOISE = [
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi,
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\dZ+:]*/g,
  /"(time|pid|port|ms)":\d+/g,
  /(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}/g,
  /[0-9a-f]{12,}/gi,
];

/** Matches a code of four digits only by itself. */
function holdsShort(text: string, code: string): boolean {
  const plain = NOISE.reduce((rest, noise) => rest.replace(noise, ' '), text);
  return new RegExp(`(?<!\\d)${code}(?!\\d)`).test(plain);
}
