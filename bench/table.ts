export interface Row {
  what: string;
  ours: string;
  against: string;
  ratio: number | null;
  bar: string;
  good: boolean;
}

export function atMost(what: string, figure: number, unit: string, most: number): Row {
  const ours = `${figure.toFixed(0)} ${unit}`;
  return { what, ours, against: '', ratio: null, bar: `<= ${most} ${unit}`, good: figure <= most };
}

export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function printTable(rows: Row[]): void {
  const cells = rows.map((row) => [
    row.what,
    row.ours,
    row.against,
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.bar,
    row.good ? 'yes' : 'NO',
  ]);
  const table = [['what', 'ours', 'against', 'ratio', 'bar', 'reached'], ...cells];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table)
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
