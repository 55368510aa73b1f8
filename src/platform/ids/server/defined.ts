type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that are not undefined: a change leaves the others alone. */
export function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
