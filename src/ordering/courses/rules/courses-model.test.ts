import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdLines, type PacedLine } from './hold-lines.ts';
import { isHeld, paceOf, waitsToBeFired } from './pace.ts';

interface Line extends PacedLine {
  id: number;
  fired: number;
  cooked: number;
}

const LAST_COURSE = 3;
const course = fc.option(fc.nat(LAST_COURSE), { nil: null });
const act = fc.oneof(
  fc.record({
    what: fc.constant('order' as const),
    places: fc.array(course, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ what: fc.constant('cook' as const), at: fc.nat(20) }),
  fc.record({ what: fc.constant('takeOff' as const), at: fc.nat(20) }),
  fc.record({ what: fc.constant('fire' as const), twice: fc.boolean() }),
  fc.record({ what: fc.constant('together' as const) }),
);

const courseAt = (place: number | null) =>
  place === null ? null : { id: `c${place}`, name: `${place}`, place };

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** A table whose kitchen cooks what is not held, and whose held dishes are fired by course. */
class Evening {
  lines: Line[] = [];

  order(places: readonly (number | null)[]): void {
    const coming = places.map((place, at) => ({
      course: courseAt(place),
      id: this.lines.length + at,
      discarded: false,
      ready: false,
      fired: 0,
      cooked: 0,
    }));
    this.lines.push(
      ...holdLines(coming, this.lines).map((line) => ({ ...line, fired: isHeld(line) ? 0 : 1 })),
    );
  }

  change(at: number, change: (line: Line) => Partial<Line>): void {
    const line = this.lines[at % Math.max(1, this.lines.length)];
    if (line && !line.discarded) Object.assign(line, change(line));
  }

  cook(at: number): void {
    this.change(at, (line) => (isHeld(line) || line.ready ? {} : { ready: true, cooked: line.cooked + 1 }));
  }

  fire(courses: readonly string[]): void {
    for (const line of this.lines)
      if (isHeld(line) && line.course && courses.includes(line.course.id))
        Object.assign(line, { hold: 'fired', fired: line.fired + 1 });
  }

  do(one: Act): void {
    const next = this.held.slice(0, 1);
    if (one.what === 'order') this.order(one.places);
    else if (one.what === 'cook') this.cook(one.at);
    else if (one.what === 'takeOff') this.change(one.at, () => ({ discarded: true }));
    else if (one.what === 'together') this.fire(this.held);
    else this.fire(next);
    if (one.what === 'fire' && one.twice) this.fire(next);
  }

  cookAll(): void {
    for (const at of this.lines.keys()) this.cook(at);
  }

  get held(): string[] {
    return paceOf(this.lines)?.held.map(({ id }) => id) ?? [];
  }
}

test('each dish is fired exactly once or taken off, and never cooked before', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const evening = new Evening();
      for (const one of acts) {
        evening.do(one);
        expect(evening.lines.every(({ cooked, fired }) => cooked <= fired)).toBe(true);
        if (waitsToBeFired(evening.lines)) expect(evening.held).not.toEqual([]);
      }
      // Whatever was forgotten is offered, course by course, until nothing is held.
      for (let course = 0; course <= LAST_COURSE; course++) {
        evening.cookAll();
        evening.fire(evening.held.slice(0, 1));
      }
      evening.cookAll();
      expect(paceOf(evening.lines)).toBeNull();
      const isRight = ({ discarded, fired, cooked }: Line) =>
        discarded ? fired <= 1 : fired === 1 && cooked === 1;
      expect(evening.lines.filter((line) => !isRight(line))).toEqual([]);
    }),
  );
});
