import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '#testing/server/call.ts';

export interface Deed<Life> {
  name: string;
  run: (life: Life) => Promise<Answer | undefined>;
}

interface Settling {
  settled: () => Promise<void>;
}

/** One deed, or several at the same moment, after which the books must be right. */
export class Moment<Life extends Settling> implements fc.AsyncCommand<object, Life> {
  private readonly together: readonly Deed<Life>[];
  private readonly expectRight: (life: Life) => Promise<void>;
  constructor(together: readonly Deed<Life>[], expectRight: (life: Life) => Promise<void>) {
    this.together = together;
    this.expectRight = expectRight;
  }
  check(): boolean {
    return true;
  }
  async run(_: object, real: Life): Promise<void> {
    const answers = await Promise.all(this.together.map((deed) => deed.run(real)));
    await real.settled();
    for (const answer of answers) expect(answer?.status ?? 200, answer?.text).toBeLessThan(500);
    await this.expectRight(real);
  }
  [fc.toStringMethod](): string {
    return this.toString();
  }
  toString(): string {
    return this.together.map(({ name }) => name).join(' + ');
  }
}

/** Some moments of a life, most with one deed. */
export function momentsOf<Life extends Settling>(
  deeds: fc.Arbitrary<Deed<Life>>,
  expectRight: (life: Life) => Promise<void>,
) {
  const alone = deeds.map((deed) => new Moment([deed], expectRight));
  const together = fc
    .array(deeds, { minLength: 2, maxLength: 3 })
    .map((several) => new Moment(several, expectRight));
  const moment = fc.oneof({ weight: 2, arbitrary: alone }, { weight: 1, arbitrary: together });
  return fc.array(moment, { minLength: 4, maxLength: 30, size: 'max' });
}
