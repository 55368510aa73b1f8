interface Given {
  line: string | null;
  kind: string;
}

/**
 * The percentages of the whole bill that each round of a table has, which hold for the next round too. One that a
 * joined table's rounds lack is not the whole table's.
 */
export function heldDiscounts<Discount extends Given>(
  rounds: readonly (readonly Discount[])[],
  idOf: (discount: Discount) => string,
): Discount[] {
  const [first = [], ...others] = rounds;
  return first.filter(
    (discount) =>
      discount.line === null &&
      discount.kind === 'percent' &&
      others.every((round) => round.some((other) => idOf(other) === idOf(discount))),
  );
}
