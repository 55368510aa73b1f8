/** What distinguishes the series of one metric. Values are from a closed set: no names or ids of stores or people. */
export type Labels = Readonly<Record<string, string>>;

export interface Counter {
  add(labels?: Labels): void;
}

export interface Histogram {
  observe(seconds: number, labels?: Labels): void;
}

/** A value at the time of reading. Null where it is not known. */
export type Sample = { value: number | null; labels?: Labels };

export interface Registry {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string): Histogram;
  /** Something that is measured when it is read. One that only grows ends in `_total`. */
  gauge(name: string, help: string, read: () => readonly Sample[]): void;
  /** All metrics, in the text format of Prometheus. */
  render(): string;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createRegistry(): Registry {
  const metrics: (() => string)[] = [];
  const add = (name: string, type: string, help: string, lines: () => string[]) => {
    const head = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
    metrics.push(() => [...head, ...lines()].join('\n'));
  };
  return {
    counter(name, help) {
      const series = createSeries(() => ({ count: 0 }));
      add(name, 'counter', help, () => series.all().map(([labels, { count }]) => line(name, labels, count)));
      return {
        add: (labels = {}) => {
          series.of(labels).count += 1;
        },
      };
    },
    histogram(name, help) {
      const series = createSeries(() => ({ counts: Array<number>(BUCKETS.length + 1).fill(0), sum: 0 }));
      add(name, 'histogram', help, () =>
        series.all().flatMap(([labels, { counts, sum }]) => histogramLines(name, labels, counts, sum)),
      );
      return {
        observe(seconds, labels = {}) {
          const known = series.of(labels);
          const found = BUCKETS.findIndex((most) => seconds <= most);
          const bucket = found === -1 ? BUCKETS.length : found;
          known.counts[bucket] = (known.counts[bucket] ?? 0) + 1;
          known.sum += seconds;
        },
      };
    },
    gauge(name, help, read) {
      add(name, name.endsWith('_total') ? 'counter' : 'gauge', help, () =>
        read().flatMap(({ value, labels = {} }) => (value === null ? [] : line(name, write(labels), value))),
      );
    },
    render: () => `${metrics.map((metric) => metric()).join('\n')}\n`,
  };
}

/** Found by the values of their labels alone, because each request looks for two. */
function createSeries<T>(make: () => T) {
  const series = new Map<string, { labels: Labels; value: T }>();
  return {
    of(labels: Labels): T {
      const key = Object.values(labels).join('\n');
      const known = series.get(key);
      if (known) return known.value;
      const value = make();
      series.set(key, { labels, value });
      return value;
    },
    all: () => [...series.values()].map(({ labels, value }) => [write(labels), value] as const),
  };
}

function histogramLines(name: string, labels: string, counts: readonly number[], sum: number): string[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    const most = `le="${BUCKETS[at] ?? '+Inf'}"`;
    return line(`${name}_bucket`, labels === '' ? most : `${labels},${most}`, total);
  });
  return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, total)];
}

const line = (name: string, labels: string, value: number) =>
  `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;

const write = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`)
    .join(',');

const escaped = (letter: string) => (letter === '\n' ? '\\n' : `\\${letter}`);
