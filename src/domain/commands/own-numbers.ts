/** Numbers that a tablet may give, from `next` to `last`. All are given where `next` is beyond. */
export interface NumberBlock {
  next: number;
  last: number;
}

/** The blocks that the server tells of, less what was given here and the server has not heard of. */
export function joinNumbers(told: readonly NumberBlock[], kept: readonly NumberBlock[]): NumberBlock[] {
  return told.map(({ next, last }) => {
    const own = kept.find((block) => block.last === last);
    return { next: Math.max(next, own?.next ?? next), last };
  });
}

/** The next number and the blocks after it was given; null where all are. */
export function giveNumber(blocks: readonly NumberBlock[]): { given: number; left: NumberBlock[] } | null {
  const block = blocks.find(({ next, last }) => next <= last);
  if (!block) return null;
  const left = blocks.map((each) => (each === block ? { ...block, next: block.next + 1 } : each));
  return { given: block.next, left };
}

/** What this tablet may give while nobody answers, as the server has reserved it. */
export interface OwnNumbers {
  letter: string;
  orders: NumberBlock[];
}
