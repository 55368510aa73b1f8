/** What is known and what was found, each once, in the order of their numbers. */
export function mergeMessages<T extends { seq: number }>(known: readonly T[], found: readonly T[]): T[] {
  const bySeq = new Map([...known, ...found].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
