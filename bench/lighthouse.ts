import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/browser/find-browser.ts';
import { median, type Row } from './table.ts';

/** Fetched only when needed, since it brings a hundred packages that nothing else uses. */
const PACKAGE = 'lighthouse@13.5.0';
const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';
/** The first run generates the picture sizes, and about one run in six is disturbed. */
const RUNS = 5;
/** By default Lighthouse simulates a slow line. These flags throttle the line and measure. */
const MEASURED = ['--throttling-method=devtools', '--only-categories=performance'];
const LCP_MARGIN_MS = 1_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Audits a store's page on a slow phone (Lighthouse's slow 4G and CPU), and compares it with a nearly empty
 * page.
 */
export function benchLighthouse(page: string, empty: string): Row[] {
  const ours = Array.from({ length: RUNS }, () => audit(page));
  const theirs = Array.from({ length: RUNS }, () => audit(empty));
  const oursMeasured = Array.from({ length: RUNS }, () => audit(page, MEASURED));
  const theirsMeasured = Array.from({ length: RUNS }, () => audit(empty, MEASURED));
  const scores = CATEGORIES.map((name) => {
    const score = median(ours.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
    const bar = name === 'performance' ? 95 : 100;
    return {
      what: `Lighthouse, ${name}`,
      ours: score.toFixed(0),
      against: '',
      ratio: null,
      bar: `>= ${bar}`,
      good: score >= bar,
    };
  });
  return [
    ...scores,
    paintRow('largest paint, slow 4G, computed', ours, theirs),
    paintRow('largest paint, slow 4G, measured', oursMeasured, theirsMeasured),
  ];
}

function paintRow(what: string, ours: Report[], theirs: Report[]): Row {
  const [paint, least] = [largestPaintOf(ours), largestPaintOf(theirs)];
  return {
    what,
    ours: `${paint.toFixed(0)} ms`,
    against: `${least.toFixed(0)} ms`,
    ratio: null,
    bar: `<= +${LCP_MARGIN_MS} ms`,
    good: paint <= least + LCP_MARGIN_MS,
  };
}

function largestPaintOf(reports: Report[]): number {
  return median(
    reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY),
  );
}

function audit(url: string, flags: string[] = []): Report {
  const directory = mkdtempSync(join(tmpdir(), 'thali-lighthouse-'));
  const output = join(directory, 'report.json');
  const run = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${PACKAGE}`,
      '--',
      'lighthouse',
      url,
      '--output=json',
      `--output-path=${output}`,
      '--quiet',
      ...flags,
      `--chrome-flags=${FLAGS}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() ?? '' }, encoding: 'utf8', timeout: 180_000 },
  );
  if (run.status !== 0) throw new Error(`Lighthouse failed: ${run.stderr}`);
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  rmSync(directory, { recursive: true });
  return report;
}
