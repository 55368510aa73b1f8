/** Points of a line through values, from 0 at the bottom, for an SVG; null where there is no line to draw. */
export function trendLine(values: readonly number[], width: number, height: number): string | null {
  const most = Math.max(...values);
  if (values.length < 2 || most <= 0) return null;
  const step = width / (values.length - 1);
  return values.map((value, at) => `${at * step},${height - (value / most) * height}`).join(' ');
}
