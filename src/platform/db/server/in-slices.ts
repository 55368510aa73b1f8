/** A statement has 65,535 parameters at most, and each column of each row is one. */
const MOST_PARAMETERS = 30_000;

/** Splits rows into slices that one INSERT can take. */
export function* inSlices<T extends object>(rows: readonly T[]): Generator<T[]> {
  const columns = Math.max(1, ...rows.map((row) => Object.keys(row).length));
  const most = Math.max(1, Math.floor(MOST_PARAMETERS / columns));
  for (let start = 0; start < rows.length; start += most) yield rows.slice(start, start + most);
}
