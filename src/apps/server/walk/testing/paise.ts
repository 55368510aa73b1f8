/** Half up, as the contract has it, in integers of any size and with no code of the program. */
export function share(amount: number, part: number, whole: number): number {
  const [top, bottom] = [2n * BigInt(amount) * BigInt(part) + BigInt(whole), 2n * BigInt(whole)];
  const down = top / bottom;
  return Number(top % bottom < 0n ? down - 1n : down);
}

/** What a rate in basis points comes to, on top of an amount or within it. */
export const taxOn = (amount: number, rate: number): number => share(amount, rate, 10_000);
export const taxWithin = (amount: number, rate: number, all: number): number =>
  share(amount, rate, 10_000 + all);

/** Paise of an amount in rupees as the wire has it. */
export const paise = (rupees: number | string | undefined): number => Math.round(Number(rupees ?? 0) * 100);
export const rupees = (amount: number): number => amount / 100;
export const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** Sums by name, in which what is zero is left out and names are sorted, so that two of them can be compared. */
export class Sums {
  readonly #all = new Map<string, number>();
  add(name: string, amount: number): this {
    this.#all.set(name, (this.#all.get(name) ?? 0) + amount);
    return this;
  }
  get(name: string): number {
    return this.#all.get(name) ?? 0;
  }
  toString(): string {
    const kept = [...this.#all].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return kept.map(([name, amount]) => `${name} ${amount}`).join(', ') || 'nothing';
  }
}
