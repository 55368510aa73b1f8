/** Oracles that are red for now, each with the reason. One that no evening finds red any more must leave the list. */
export const KNOWN: Readonly<Record<string, string>> = {};
