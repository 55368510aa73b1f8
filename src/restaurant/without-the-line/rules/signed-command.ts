/** JSON that does not depend on the order of keys. */
export const stableText = (value: object): string => JSON.stringify(value, sortKeys);

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

interface SignedCommand {
  /** Its idempotency key. */
  key: string;
  /** By the clock of the tablet. */
  madeAt: string;
  /** Method and path. */
  call: string;
  body: unknown;
}

/** What the pass of a person signs of a command that they made without the line. */
export const textOfCommand = ({ body, ...command }: SignedCommand): string =>
  stableText({ ...command, body: body ?? null });

/** What it signs to begin a turn after so many others. */
export const textOfTurn = (turns: number): string => `turn ${turns}`;
