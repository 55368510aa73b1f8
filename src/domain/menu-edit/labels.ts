const MOST_LETTERS = 200;

/** What somebody typed, as a catalogue keeps it; nothing where there is nothing in it. */
export function cleanLabel(typed: string): string {
  return typed.trim().slice(0, MOST_LETTERS).trim().toWellFormed();
}

/** The label itself, or with the first number that makes it one of a kind: Dosa, Dosa (2), Dosa (3). */
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
