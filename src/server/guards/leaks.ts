export interface Secret {
  name: string;
  text: string;
}

/** Something that somebody can read: a log line, an answer, a table. */
export interface Place {
  /** Who reads it, or what it is; decides on what may stand there. */
  reader: string;
  /** Where it is to be found, for the report. */
  where: string;
  text: string;
}

/** The names of the secrets that each reader may see; whoever is not named here, none. */
export type Allowed = Record<string, readonly string[]>;

/** Each secret that stands where it must not, with where that is. */
export function findLeaks(secrets: readonly Secret[], places: readonly Place[], allowed: Allowed): string[] {
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

/** As it is, in an address, in JSON, and in what looks like a cipher and is none. */
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

/** Prices, years and bounds that stand in the documents: a code that is such a number could not be told from it. */
const EVERYDAY = ['1000', '1236', '1970', '2000', '2026', '2048', '2468', '4000', '5000', '6000', '6213'];

/** Whether a code can be told from what stands everywhere; otherwise the test asks for another. */
export function isRare(code: string): boolean {
  return !EVERYDAY.includes(code);
}

/** Figures that stand in every log line and id by nature, and hold any four digits sooner or later. */
const NOISE = [
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi,
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\dZ+:]*/g,
  /"(time|pid|port|ms)":\d+/g,
  /(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}/g,
  /[0-9a-f]{12,}/gi,
];

/** A code of four digits: only where it stands by itself. */
function holdsShort(text: string, code: string): boolean {
  const plain = NOISE.reduce((rest, noise) => rest.replace(noise, ' '), text);
  return new RegExp(`(?<!\\d)${code}(?!\\d)`).test(plain);
}
