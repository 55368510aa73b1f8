type Values = Record<string, unknown>;

type Sent<Thing, Plain> = Omit<Thing, keyof Plain> & {
  [Key in keyof Plain & keyof Thing]?: Exclude<Thing[Key], Plain[Key] & null>;
};

/** Leaves out fields with their default value, so that older clients get the same answer as before. */
export function withoutDefaults<Thing extends object, const Plain extends Values>(
  thing: Thing,
  defaults: Plain,
): Sent<Thing, Plain> {
  const sent: Values = {};
  for (const [key, value] of Object.entries(thing))
    if (!Object.hasOwn(defaults, key) || !isDefault(value, defaults[key])) sent[key] = value;
  return sent as Sent<Thing, Plain>;
}

function isDefault(value: unknown, plain: unknown): boolean {
  if (typeof plain !== 'object' || plain === null) return value === plain;
  return Object.keys(value ?? {}).length === 0;
}

type Filled<Thing, Plain> = Omit<Thing, keyof Plain> & {
  [Key in keyof Plain]: Plain[Key] | (Key extends keyof Thing ? NonNullable<Thing[Key]> : never);
};

export function withDefaults<Thing extends object, const Plain extends Values>(
  thing: Thing,
  defaults: Plain,
): Filled<Thing, Plain> {
  const filled = { ...thing } as Values;
  for (const key of Object.keys(defaults)) filled[key] ??= defaults[key];
  return filled as Filled<Thing, Plain>;
}
