import { expect, test } from 'vitest';
import { type FollowedLines, followLines } from './follow-lines.ts';
import type { Line, LineState } from './lines.ts';

const line = (state: LineState): Line => ({ name: 'disk', state, why: 'diskFull' });

/** What is told at each look. `-` is a look at which nothing is known. */
function tellAfter(states: string): string {
  const named = { r: 'red', a: 'amber', g: 'green' } as const;
  let followed: FollowedLines = {};
  return [...states]
    .map((letter, at) => {
      const lines = letter === '-' ? [] : [line(named[letter as keyof typeof named])];
      const look = followLines(followed, lines, at);
      followed = look.followed;
      return look.news.map(({ state }) => (state === 'red' ? 'R' : 'G')).join('') || '.';
    })
    .join('');
}

test.each([
  ['gg', '..'],
  ['r', '.'],
  ['rr', '.R'],
  ['rrrr', '.R..'],
  ['rgrgrg', '......'],
  ['rrgg', '.R.G'],
  ['rrgrrgg', '.R....G'],
  ['rraarr', '.R....'],
  ['rraagg', '.R...G'],
  ['aagg', '....'],
  ['r-r', '..R'],
  ['rr--gg', '.R...G'],
  ['rrggrr', '.R.G.R'],
])('%s is told as %s', (states, told) => {
  expect(tellAfter(states)).toBe(told);
});

test('a line knows since when it is as it is', () => {
  const first = followLines({}, [line('red')], 1_000).followed;
  const second = followLines(first, [line('red')], 2_000).followed;
  expect(second.disk?.since).toBe(1_000);
  expect(followLines(second, [line('amber')], 3_000).followed.disk?.since).toBe(3_000);
});
