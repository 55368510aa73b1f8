interface Chooser {
  enabled: boolean;
  tickets: boolean;
  /** Null prints all. */
  categories: string[] | null;
}

/** Categories that a kitchen's printer has been chosen for by name. */
export function namedCategories(printers: readonly Chooser[]): ReadonlySet<string> {
  const kitchen = printers.filter(({ enabled, tickets }) => enabled && tickets);
  return new Set(kitchen.flatMap(({ categories }) => categories ?? []));
}

/** Who prints what nobody has chosen a printer for: those that print all, or else the first. */
export function defaultPrinters<P extends Pick<Chooser, 'categories'>>(printers: readonly P[]): P[] {
  const takesAll = printers.filter(({ categories }) => categories === null);
  return takesAll.length > 0 ? takesAll : printers.slice(0, 1);
}
