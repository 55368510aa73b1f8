import * as fc from 'fast-check';
import { test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { runs } from '#testing/server/runs.ts';
import { type ChatLife, type Side, useChatLife } from './testing/chat-life.ts';

const life = await useChatLife();

interface Deed {
  name: string;
  run: (real: ChatLife) => Promise<void>;
}

const place = fc.constantFrom<0 | 1>(0, 1);
const side = fc.constantFrom<Side>('guest', 'staff');
const which = fc.nat(2);

const writing = fc.tuple(place, which, side).map(([at, talk, from]): Deed => {
  return { name: `${from} writes in ${talk}`, run: (real) => real.write(at, real.talk(talk), from, null) };
});
const resending = fc.tuple(place, which, side, fc.nat(9)).map(([at, talk, from, id]): Deed => {
  return {
    name: `${from} sends ${id} again in ${talk}`,
    run: (real) => real.write(at, real.talk(talk), from, id),
  };
});
const reading = fc.tuple(place, which, side).map(([at, talk, by]): Deed => {
  return { name: `${by} reads on in ${talk}`, run: (real) => real.readOn(at, real.talk(talk), by) };
});
const seeing = fc.tuple(place, which, side).map(([at, talk, by]): Deed => {
  return { name: `${by} has seen ${talk}`, run: (real) => real.see(at, real.talk(talk), by) };
});
const blocking = fc.tuple(place, which, fc.boolean()).map(([at, talk, isBlocked]): Deed => {
  return {
    name: `${talk} is blocked: ${isBlocked}`,
    run: (real) => real.block(at, real.talk(talk), isBlocked),
  };
});
const erasing = which.map((talk): Deed => {
  return { name: `${talk} is erased`, run: (real) => real.erase(real.talk(talk)) };
});
const ageing = fc.integer({ min: 1, max: 4 }).map((days): Deed => {
  return { name: `${days} days pass`, run: (real) => real.age(days * DAY) };
});

const deed = fc.oneof(
  { weight: 6, arbitrary: writing },
  { weight: 3, arbitrary: resending },
  { weight: 3, arbitrary: reading },
  { weight: 3, arbitrary: seeing },
  { weight: 1, arbitrary: blocking },
  { weight: 1, arbitrary: erasing },
  { weight: 1, arbitrary: ageing },
);

/** Three deeds at the same moment. */
class Moment implements fc.AsyncCommand<object, ChatLife> {
  private readonly together: readonly Deed[];
  constructor(together: readonly Deed[]) {
    this.together = together;
  }
  check(): boolean {
    return true;
  }
  async run(_: object, real: ChatLife): Promise<void> {
    await Promise.all(this.together.map(({ run }) => run(real)));
    await real.expectRight();
  }
  toString(): string {
    return this.together.map(({ name }) => name).join(' + ');
  }
}

const moments = fc.array(
  fc.array(deed, { minLength: 1, maxLength: 3 }).map((together) => new Moment(together)),
  { minLength: 3, maxLength: 8, size: 'max' },
);

test('nothing is lost or doubled in conversations, whatever guests and staff do at once', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async (commands) => {
      await life.begin(2);
      await fc.asyncModelRun(() => ({ model: {}, real: life }), commands);
    }),
    { numRuns: runs(15) },
  );
});
