/** What is known and what was found, each once, in the order of their numbers. */
export function mergeMessages<T extends { seq: number }>(known: readonly T[], found: readonly T[]): T[] {
  const bySeq = new Map([...known, ...found].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/**
 * The last number up to which nothing is missing, from one on that is known. An own message may come before one of
 * somebody else that has the number before it.
 */
export function lastWithoutGap(messages: readonly { seq: number }[], from: number): number {
  let last = from;
  for (const { seq } of messages) if (seq === last + 1) last = seq;
  return last;
}
