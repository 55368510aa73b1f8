import { contrast } from '#ordering/menu/rules/palette.ts';

export type Grade = 'great' | 'good' | 'large' | 'poor';

/** WCAG 2.2: 7 for the enhanced level, 4.5 for text, 3 for large letters. */
export function gradeOf(ratio: number): Grade {
  if (ratio >= 7) return 'great';
  if (ratio >= 4.5) return 'good';
  return ratio >= 3 ? 'large' : 'poor';
}

/** Rounds down, because 4.49 must not look sufficient. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
}

export function contrastOf(one: string, other: string): { figure: string; grade: Grade } {
  const ratio = contrast(one, other);
  return { figure: formatRatio(ratio), grade: gradeOf(ratio) };
}
