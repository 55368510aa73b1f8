import type { Hold, LineCourse } from './course.ts';

/** A line of an order at a table. `ready` also holds for what was served. */
export interface PacedLine {
  course: LineCourse | null;
  hold: Hold | null;
  discarded: boolean;
  ready: boolean;
}

/**
 * Which of the lines that come to a table are held: those of a later course than what is still to be made or waits there,
 * unless the table has come to their course already.
 */
export function holdLines<Line extends Pick<PacedLine, 'course'>>(
  coming: readonly Line[],
  before: readonly PacedLine[],
): (Line & { hold: Hold | null })[] {
  const there = placed(before.filter(({ discarded }) => !discarded));
  const fired = there.filter(({ hold }) => hold !== 'held').map(({ course }) => course.place);
  const reached = Math.max(-1, ...fired);
  const waiting = there.filter(({ hold }) => hold === 'held').map(({ course }) => course.place);
  const unmade = there
    .filter(({ hold, ready }) => hold !== 'held' && !ready)
    .map(({ course }) => course.place);
  const earliest = Math.min(...unmade, ...placed(coming).map(({ course }) => course.place));
  const isHeld = (place: number) =>
    place > reached && (place > earliest || waiting.some((other) => other <= place));
  return coming.map((line) => ({ ...line, hold: line.course && isHeld(line.course.place) ? 'held' : null }));
}

function placed<Line extends Pick<PacedLine, 'course'>>(lines: readonly Line[]) {
  return lines.flatMap((line) => (line.course ? [{ ...line, course: line.course }] : []));
}
