/** What tells people something, and binds no program. */
const WORDS = ['description', 'summary', 'tags', 'examples', 'title', 'security'];
/** What makes a schema refuse more. */
const LIMITS = [
  'pattern',
  'format',
  'maximum',
  'minimum',
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  'const',
];

/** The places at which a document promises less than the one before, or asks for more. Additions are none of them. */
export function narrowed(before: unknown, now: unknown, at = ''): string[] {
  if (Array.isArray(before)) return narrowedList(before, Array.isArray(now) ? now : [], at);
  if (!isRecord(before)) return before === now ? [] : [at];
  if (!isRecord(now)) return [at];
  const isAnswer = at.includes('/responses/');
  const more = Object.keys(now).filter((key) => !(key in before));
  const asked =
    isAnswer || !isSchema(before) ? [] : more.filter((key) => LIMITS.includes(key) || key === 'required');
  return [
    ...asked.map((key) => `${at}/${key}`),
    ...Object.keys(before)
      .filter((key) => at.endsWith('/properties') || !WORDS.includes(key))
      .flatMap((key) => narrowed(before[key], now[key], `${at}/${key}`)),
  ];
}

function narrowedList(before: unknown[], now: unknown[], at: string): string[] {
  const isNeeded = at.endsWith('/required') && !at.includes('/responses/');
  // Fields that have to be sent may become fewer, all other words more.
  const [less, more] = isNeeded ? [now, before] : [before, now];
  if ([...less, ...more].every((word) => typeof word === 'string'))
    return less.filter((word) => !more.includes(word)).map((word) => `${at}/${word}`);
  const known = new Map(before.map((one, index) => [nameOf(one, index), one]));
  const found = new Map(now.map((one, index) => [nameOf(one, index), one]));
  const added = [...found].filter(
    ([name, one]) => !known.has(name) && isRecord(one) && one['required'] === true,
  );
  return [
    ...added.map(([name]) => `${at}/${name}`),
    ...[...known].flatMap(([name, one]) => narrowed(one, found.get(name), `${at}/${name}`)),
  ];
}

/** Parameters have a name. Choices stand in their order. */
const nameOf = (one: unknown, index: number) =>
  isRecord(one) ? String(one['name'] ?? index) : String(index);

const isSchema = (part: Record<string, unknown>) => 'type' in part || 'anyOf' in part || 'enum' in part;

const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
