export const MOST_RATING = 5;

/** The staff are told of fewer stars at once. */
const GOOD_FROM = 3;

export const LONGEST_COMMENT = 1000;
export const LONGEST_ANSWER = 1000;

export interface Rating {
  overall: number;
  comment: string;
}

export function isPoor({ overall }: Pick<Rating, 'overall'>): boolean {
  return overall < GOOD_FROM;
}

/** Good stars without words leave nothing to read. */
export function hasSomethingToRead({ overall, comment }: Rating): boolean {
  return isPoor({ overall }) || comment.trim() !== '';
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
