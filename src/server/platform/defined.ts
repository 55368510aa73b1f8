type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that were given: what is left out of a change is not to be touched. */
export function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
