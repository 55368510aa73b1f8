const MOST_LETTERS = 200;

/** Trims and shortens typed text to a label that the server accepts; an empty one stays empty. */
export function cleanLabel(typed: string): string {
  return typed.trim().slice(0, MOST_LETTERS).trim().toWellFormed();
}

/** Adds the first number that makes the label unique: Dosa, Dosa (2), Dosa (3). */
export function freeLabel(label: string, taken: readonly string[]): string {
  if (!taken.includes(label)) return label;
  const stem = label.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const next = `${stem.slice(0, MOST_LETTERS - suffix.length).toWellFormed()}${suffix}`;
    if (!taken.includes(next)) return next;
  }
}

export function labelsOf(things: readonly { label: string }[]): string[] {
  return things.map(({ label }) => label);
}
