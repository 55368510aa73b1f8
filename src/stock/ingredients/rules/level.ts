import { CANCELLED, type OrderState, SERVED } from '#ordering/orders/rules/order.ts';
import type { Amount } from './amount.ts';

/** What an order has of an ingredient for one of its lines, or should have. */
export interface Taken {
  /** For what is not cooked yet. It is still on the shelf, and not free. */
  reserved: Amount;
  used: Amount;
  /** Cooked, and then taken off the order. */
  wasted: Amount;
}

export const NOTHING: Taken = { reserved: 0, used: 0, wasted: 0 };

export interface StockLine {
  id: string;
  quantity: number;
  discarded: boolean;
  ready: boolean;
  /** The line that these portions were taken off. */
  partOf: string | null;
}

/** By line and ingredient. */
export type TakenByLine = ReadonlyMap<string, ReadonlyMap<string, Taken>>;

/** One after the other. */
const sumOf = (one: Taken, other: Taken): Taken => ({
  reserved: one.reserved + other.reserved,
  used: one.used + other.used,
  wasted: one.wasted + other.wasted,
});

const isNothing = ({ reserved, used, wasted }: Taken) => !reserved && !used && !wasted;

export interface Change extends Taken {
  lineId: string;
  ingredientId: string;
}

interface Levelled<Line> {
  state: OrderState;
  lines: readonly Line[];
  /** What one portion of a line takes. */
  needOf: (line: Line) => ReadonlyMap<string, Amount>;
  /** What one portion has taken for dishes of a combo that are ready while the line is not. */
  madeOf: (line: Line) => ReadonlyMap<string, Amount>;
  /** What the ledger has for the order. */
  have: TakenByLine;
}

/**
 * What the ledger lacks after an order was one thing and then another. Each is looked at, because what was served and then
 * came off is told from what was never cooked only by what it was in between.
 */
export function levelThrough<Line extends StockLine>(
  steps: readonly Omit<Levelled<Line>, 'have'>[],
  before: TakenByLine,
): Change[] {
  const have = new Map([...before].map(([lineId, taken]) => [lineId, new Map(taken)]));
  const all = new Map<string, Change>();
  for (const step of steps) {
    for (const change of levelOrder({ ...step, have })) {
      const { lineId, ingredientId } = change;
      const ofLine = have.get(lineId) ?? new Map<string, Taken>();
      have.set(lineId, ofLine.set(ingredientId, sumOf(ofLine.get(ingredientId) ?? NOTHING, change)));
      const key = `${lineId} ${ingredientId}`;
      all.set(key, { ...change, ...sumOf(all.get(key) ?? NOTHING, change) });
    }
  }
  return [...all.values()].filter((change) => !isNothing(change));
}

/**
 * What the ledger lacks to say what the order says, however often it is asked. What is not cooked is reserved, what is
 * ready or served is used, what came off after that is wasted, and what came off before it takes nothing.
 */
export function levelOrder<Line extends StockLine>(order: Levelled<Line>): Change[] {
  const { lines, have } = order;
  const changes: Change[] = [];
  const note = (lineId: string, should: ReadonlyMap<string, Taken>) => {
    const has = have.get(lineId);
    for (const ingredientId of new Set([...should.keys(), ...(has?.keys() ?? [])])) {
      const [to, from] = [should.get(ingredientId) ?? NOTHING, has?.get(ingredientId) ?? NOTHING];
      const change = {
        reserved: to.reserved - from.reserved,
        used: to.used - from.used,
        wasted: to.wasted - from.wasted,
      };
      if (!isNothing(change)) changes.push({ lineId, ingredientId, ...change });
    }
  };
  const known = new Set<string>();
  for (const line of lines) {
    known.add(line.id);
    note(line.id, shouldHave(line, order));
  }
  // What went to another order is taken there.
  for (const lineId of have.keys()) if (!known.has(lineId)) note(lineId, new Map());
  return changes;
}

function shouldHave<Line extends StockLine>(
  line: Line,
  { state, lines, needOf, madeOf, have }: Levelled<Line>,
): Map<string, Taken> {
  const isOff = line.discarded || state === CANCELLED;
  const has = (lineId: string, ingredientId: string) => have.get(lineId)?.get(ingredientId) ?? NOTHING;
  const rest = lines.find(({ id }) => id === line.partOf);
  const [made, restMade] = [madeOf(line), rest && !rest.ready ? madeOf(rest) : null];
  /** How much of what came off was cooked: what its line has used beyond the portions that stayed on it. */
  const wastedOf = (ingredientId: string, portion: Amount, all: Amount): Amount => {
    const own = has(line.id, ingredientId);
    if (line.ready) return all;
    if (own.wasted > 0) return Math.min(all, own.wasted);
    if (!rest) return Math.min(all, Math.max(own.used, (made.get(ingredientId) ?? 0) * line.quantity));
    const stays = rest.quantity * (restMade?.get(ingredientId) || portion);
    return Math.max(0, Math.min(all, has(rest.id, ingredientId).used - stays));
  };
  const shouldBe = (ingredientId: string, portion: Amount): Partial<Taken> => {
    const all = portion * line.quantity;
    if (isOff) return { wasted: wastedOf(ingredientId, portion, all) };
    if (line.ready || state === SERVED) return { used: all };
    const cooked = (made.get(ingredientId) ?? 0) * line.quantity;
    if (cooked > 0) return { used: cooked, reserved: all - cooked };
    // Portions that came to a line which was ready: the first ones are cooked.
    const { used } = has(line.id, ingredientId);
    const isGrown = used > 0 && (used < all || lines.some(({ partOf }) => partOf === line.id));
    return isGrown ? { used: Math.min(used, all), reserved: all - Math.min(used, all) } : { reserved: all };
  };
  return new Map(
    [...needOf(line)].map(([ingredientId, portion]) => [
      ingredientId,
      { ...NOTHING, ...shouldBe(ingredientId, portion) },
    ]),
  );
}
