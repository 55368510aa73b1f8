import type { Line, LineName, LineState } from './lines.ts';

/** How a line was at the last looks. */
export interface Followed {
  state: LineState;
  /** In ms. */
  since: number;
  /** How often in a row it was red, or green. */
  looks: number;
  /** Whether somebody was told that it is red. */
  isTold: boolean;
}
export type FollowedLines = Partial<Record<LineName, Followed>>;

/** The number of looks at which a line must be red, or green again, before anybody is told. */
const LOOKS = 2;

/**
 * What has become of the lines since the last look, and who is to hear of it: each line that has turned red, and each of
 * those that is green again. What is not known now stays as it was.
 */
export function followLines(
  before: FollowedLines,
  lines: readonly Line[],
  now: number,
): { followed: FollowedLines; news: Line[] } {
  const followed = { ...before };
  const news = lines.filter((line) => {
    const { name, state } = line;
    const last = before[name];
    const isSame = last?.state === state;
    const looks = isSame ? Math.min(last.looks + 1, LOOKS) : 1;
    const wasTold = last?.isTold ?? false;
    const isNews = looks >= LOOKS && state === (wasTold ? 'green' : 'red');
    const since = isSame ? last.since : now;
    followed[name] = { state, since, looks, isTold: isNews ? !wasTold : wasTold };
    return isNews;
  });
  return { followed, news };
}
