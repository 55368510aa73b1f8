export interface Chooser {
  enabled: boolean;
  tickets: boolean;
  /** Null prints all categories. */
  categories: string[] | null;
}

/** Categories that a kitchen printer was explicitly chosen for. */
export function namedCategories(printers: readonly Chooser[]): ReadonlySet<string> {
  const kitchen = printers.filter(({ enabled, tickets }) => enabled && tickets);
  return new Set(kitchen.flatMap(({ categories }) => categories ?? []));
}

/** Returns the printers for everything without a chosen printer: those that print all, else the first. */
export function defaultPrinters<P extends Pick<Chooser, 'categories'>>(printers: readonly P[]): P[] {
  const takesAll = printers.filter(({ categories }) => categories === null);
  return takesAll.length > 0 ? takesAll : printers.slice(0, 1);
}
