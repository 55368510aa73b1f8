const MOST_OFFERED = 3;

/** Which parties of the line a free table is offered to: those that have room there, in their order. */
export function partiesFor<P extends { party: number }>(seats: number | null, waiting: readonly P[]): P[] {
  return waiting.filter(({ party }) => seats === null || party <= seats).slice(0, MOST_OFFERED);
}
