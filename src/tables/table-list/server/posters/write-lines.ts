import { type Run, runsOf, type Weight } from '#platform/fonts/server/typeface.ts';
import type { Paper } from './paper.ts';
import type { Box, TextStyle } from './shapes.ts';

interface Line {
  runs: Run[];
  /** In letters of size 1. */
  width: number;
}

/** The distance from the middle of a line of capitals and digits to its baseline. */
const BASELINE = 0.36;
const LINE_HEIGHT = 1.25;
const STILL_LARGE = 0.7;
const STILL_READABLE = 0.45;

/** Writes at the middle of the box's height. Draws nothing if no font has the letters. */
export function writeLines(
  { paper, measure }: { paper: Paper; measure: (run: Run) => number },
  text: string,
  box: Box,
  style: TextStyle,
): void {
  const { weight = 700, align = 'start', color, size, lines = 1, least = STILL_READABLE } = style;
  const set = (part: string) => setLine(part, weight, measure);
  const whole = set(text);
  const inTwo = lines === 2 && sizeOf([whole], box, size) < size * STILL_LARGE ? halve(text, set) : null;
  const shown = (inTwo ?? [whole]).map((line) =>
    line.width * size * least > box.width ? cut(line, box.width / (size * least), set) : line,
  );
  const fitting = sizeOf(shown, box, size);
  for (const [index, { runs, width }] of shown.entries()) {
    const middle = box.y + box.height / 2 + (index - (shown.length - 1) / 2) * fitting * LINE_HEIGHT;
    let x = align === 'middle' ? box.x + (box.width - width * fitting) / 2 : box.x;
    for (const run of runs) {
      paper.letters(run, { x, baseline: middle + fitting * BASELINE }, fitting, color);
      x += measure(run) * fitting;
    }
  }
}

function sizeOf(lines: Line[], box: Box, size: number): number {
  const widest = Math.max(...lines.map(({ width }) => width), 0.001);
  return Math.min(size, box.width / widest, box.height / (lines.length * LINE_HEIGHT));
}

function setLine(text: string, weight: Weight, measure: (run: Run) => number): Line {
  const runs = runsOf(text, weight);
  return { runs, width: runs.reduce((sum, run) => sum + measure(run), 0) };
}

/** Splits the text into the two most similar lines. Null for a single word. */
function halve(text: string, set: (part: string) => Line): Line[] | null {
  const words = text.trim().split(/\s+/);
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)].map((half) => set(half.join(' '))));
  const widest = (way: Line[]) => Math.max(...way.map(({ width }) => width));
  return ways.toSorted((one, other) => widest(one) - widest(other))[0] ?? null;
}

/** Cuts the text to the available room. */
function cut(line: Line, room: number, set: (part: string) => Line): Line {
  const text = line.runs.map((run) => run.text).join('');
  const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  for (
    let kept = Math.min(signs.length - 1, Math.ceil((signs.length * room) / line.width));
    kept > 0;
    kept--
  ) {
    const shorter = set(`${signs.slice(0, kept).join('').trim()}…`);
    if (shorter.width <= room) return shorter;
  }
  return line;
}
