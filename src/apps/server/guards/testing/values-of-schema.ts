import fc from 'fast-check';

/** What zod writes of a schema, as far as our calls use it. */
interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/** Longer texts and lists would only be slower: what is too long is one of the odd values. */
const LETTERS = 40;
const ENTRIES = 3;
const WORDS = ['Tea', 'T 1', 'मेज़', '/images/tea.webp', 'https://127.0.0.1:9/there?a=b', 'tel:+919876543210'];

const ODD = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    0.5,
    1e300,
    2 ** 53,
    true,
    [],
    {},
    [[]],
    '__proto__',
    '\u0000',
  ),
  fc.constantFrom(
    '\ud800',
    '💥 𝟜',
    'a'.repeat(5_000),
    '0000-01-01T00:00:00Z',
    '9999-12-31',
    '%',
    '../..',
    '-0',
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that the schema admits, most of them: about one in ten has a part that is odd. */
export function valuesOf(schema: object, known: readonly string[]): fc.Arbitrary<unknown> {
  const knownText = known.length === 0 ? fc.constant('') : fc.constantFrom(...known);
  const of = (part: JsonSchema): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 30, arbitrary: right(part) }, { weight: 1, arbitrary: ODD });

  function right(part: JsonSchema): fc.Arbitrary<unknown> {
    if ('const' in part) return fc.constant(part.const);
    if (part.enum) return fc.constantFrom(...part.enum);
    const options = part.anyOf ?? part.oneOf;
    if (options) return fc.oneof(...options.map(of));
    if (part.allOf) return fc.tuple(...part.allOf.map(right)).map((parts) => Object.assign({}, ...parts));
    return ofType[part.type ?? '']?.(part) ?? ODD;
  }

  const ofType: Record<string, (part: JsonSchema) => fc.Arbitrary<unknown>> = {
    object: record,
    array: list,
    string: text,
    number,
    integer: number,
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
  };

  function list({ items = {}, minItems = 0 }: JsonSchema) {
    return fc.array(of(items), { minLength: Math.min(minItems, ENTRIES), maxLength: ENTRIES });
  }

  function record({ properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema) {
    const named = fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, of(part)])),
      { requiredKeys: required.filter((name) => Object.hasOwn(properties, name)) },
    );
    if (typeof additionalProperties !== 'object') return named;
    const key = propertyNames ? right(propertyNames).map(String) : fc.string({ maxLength: 10 });
    const others = fc.dictionary(key, of(additionalProperties), { maxKeys: ENTRIES, noNullPrototype: true });
    return fc.tuple(named, others).map(([one, other]) => ({ ...other, ...one }));
  }

  /** Something that exists now and then, so that more than the first look-up is tried. */
  function text(part: JsonSchema): fc.Arbitrary<string> {
    return fc.oneof({ weight: 3, arbitrary: shaped(part) }, { weight: 1, arbitrary: knownText });
  }

  function shaped({ format, pattern, minLength = 0, maxLength = LETTERS }: JsonSchema): fc.Arbitrary<string> {
    if (format === 'uuid') return fc.uuid();
    if (format === 'email') return fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/);
    if (format === 'date') return days.map((day) => day.slice(0, 10));
    if (format === 'date-time') return days;
    const most = Math.min(maxLength, Math.max(minLength, LETTERS));
    const plain = fc.string({ unit: 'grapheme', minLength: Math.min(minLength, most), maxLength: most });
    if (pattern === undefined) return plain;
    // Texts that look ahead can't be made, and those of all letters but a few take seconds.
    if (/\(\?!|\[\^/.test(pattern)) return fc.oneof(plain, fc.constantFrom(...WORDS));
    return fc.stringMatching(new RegExp(pattern, 'u'));
  }

  return of(schema);
}

const days = fc
  .date({ min: new Date('2026-10-01'), max: new Date('2027-02-01'), noInvalidDate: true })
  .map((day) => day.toISOString());

/** The bounds more often than what is between them. */
function number({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 53)), Math.min(maximum, 2 ** 53)];
  const within =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
      : fc.double({ min, max, noNaN: true });
  return fc.oneof(
    { weight: 3, arbitrary: within },
    { weight: 1, arbitrary: fc.constantFrom(min, max, max + 1) },
  );
}
