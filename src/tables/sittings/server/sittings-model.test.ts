import * as fc from 'fast-check';
import { test } from 'vitest';
import { runs } from '#testing/server/runs.ts';
import { type SittingLife, useSittingLife } from './testing/sitting-life.ts';
import type { At } from './testing/sitting-world.ts';

const life = await useSittingLife();

interface Deed {
  name: string;
  run: (real: SittingLife) => Promise<void>;
}

const process = fc.constantFrom<At>(0, 1);
const number = fc.nat(11);

/** What somebody does through one of the processes. The numbers choose who, where and what. */
function deed(
  name: string,
  run: (real: SittingLife, at: At, a: number, b: number) => Promise<void>,
): fc.Arbitrary<Deed> {
  return fc.tuple(process, number, number).map(([at, a, b]) => ({
    name: `${name} ${a} ${b}`,
    run: (real) => run(real, at, a, b),
  }));
}

const often = (weight: number, arbitrary: fc.Arbitrary<Deed>) => ({ weight, arbitrary });
const odd = (one: number) => one % 2 === 1;

const anything = fc.oneof(
  often(
    5,
    deed('scan', (real, at, a, b) => real.scan(at, a, b)),
  ),
  often(
    3,
    deed('admit', (real, at, a, b) => real.admit(at, a, b !== 0)),
  ),
  often(
    1,
    deed('leave', (real, at, a) => real.leave(at, a)),
  ),
  often(
    2,
    deed('say', (real, at, a, b) => real.say(at, a, b)),
  ),
  often(
    7,
    deed('put', (real, at, a, b) =>
      real.put(at, a, { again: null, item: b, quantity: 1 + (b % 3), shared: odd(b) }),
    ),
  ),
  often(
    2,
    deed('put again', (real, at, a, b) =>
      real.put(at, a, { again: b, item: b, quantity: 2, shared: odd(a) }),
    ),
  ),
  often(
    2,
    deed('take out', (real, at, a, b) => real.takeOut(at, a, b)),
  ),
  often(
    6,
    deed('send', (real, at, a, b) => real.send(at, a, odd(b))),
  ),
  often(
    2,
    deed('call', (real, at, a, b) => real.call(at, a, b)),
  ),
  often(
    1,
    deed('answer', (real, at, a, b) => real.answer(at, a, odd(b))),
  ),
  often(
    1,
    deed('show out', (real, at, a) => real.showOut(at, a)),
  ),
  often(
    1,
    deed('open', (real, at, a) => real.open(at, a)),
  ),
  often(
    2,
    deed('take an order', (real, at, a) => real.takeOrder(at, a)),
  ),
  often(
    2,
    deed('move', (real, at, a, b) => real.move(at, a, b)),
  ),
  often(
    2,
    deed('merge', (real, at, a, b) => real.merge(at, a, b)),
  ),
  often(
    2,
    deed('split', (real, at, a, b) => real.split(at, a, b, a)),
  ),
  often(
    1,
    deed('close', (real, at, a) => real.close(at, a)),
  ),
  often(
    1,
    deed('reopen', (real, at, a) => real.reopen(at, a)),
  ),
  often(
    2,
    deed('serve', (real, at, a, b) => real.serve(at, a, odd(b) ? 4 : 3)),
  ),
  often(
    1,
    deed('cancel', (real, at, a) => real.serve(at, a, 5)),
  ),
  often(
    2,
    deed('pay', (real, at, a) => real.pay(at, a)),
  ),
  often(
    1,
    deed('remove', (real, at, a, b) => real.remove(at, a, odd(b))),
  ),
  often(
    3,
    deed('begin a part', (real, at, a, b) => real.beginPart(at, a, b)),
  ),
  often(
    2,
    deed('claim a part', (real, at, a, b) => real.claimPart(at, a, b < 3)),
  ),
  often(
    2,
    deed('receive', (real, at, a, b) => real.receive(at, a, odd(b))),
  ),
  often(
    1,
    deed('wait', (real, _, a) => real.wait(3 * a)),
  ),
);

/** Up to three deeds at the same moment. */
class Moment implements fc.AsyncCommand<object, SittingLife> {
  private readonly together: readonly Deed[];
  constructor(together: readonly Deed[]) {
    this.together = together;
  }
  check(): boolean {
    return true;
  }
  async run(_: object, real: SittingLife): Promise<void> {
    await Promise.all(this.together.map(({ run }) => run(real)));
    await real.expectRight();
  }
  toString(): string {
    return this.together.map(({ name }) => name).join(' + ');
  }
}

const moments = fc.array(
  fc.array(anything, { minLength: 1, maxLength: 3 }).map((together) => new Moment(together)),
  { minLength: 6, maxLength: 24, size: 'max' },
);

test('whatever guests and staff do at once, no line is lost or ordered twice, and log, rows and views agree', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async (commands) => {
      await life.begin();
      await fc.asyncModelRun(() => ({ model: {}, real: life }), commands);
    }),
    { numRuns: runs(10) },
  );
});
