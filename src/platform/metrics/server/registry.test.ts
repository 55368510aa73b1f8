import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';

test('counters count by their labels, whose values are escaped', () => {
  const { counter, render } = createRegistry();
  const calls = counter('calls_total', 'Calls.');
  calls.add({ route: '/a', status: '2xx' });
  calls.add({ route: '/a', status: '2xx' });
  calls.add({ route: 'a "b"\n\\' });
  expect(render()).toBe(
    [
      '# HELP calls_total Calls.',
      '# TYPE calls_total counter',
      'calls_total{route="/a",status="2xx"} 2',
      String.raw`calls_total{route="a \"b\"\n\\"} 1`,
      '',
    ].join('\n'),
  );
});

test('a histogram counts all that took at most so long, and what took longer than any', () => {
  const { histogram, render } = createRegistry();
  const seconds = histogram('seconds', 'Time.');
  for (const taken of [0.005, 0.02, 60]) seconds.observe(taken);
  const lines = render().split('\n');
  expect(lines).toContain('seconds_bucket{le="0.005"} 1');
  expect(lines).toContain('seconds_bucket{le="0.01"} 1');
  expect(lines).toContain('seconds_bucket{le="0.025"} 2');
  expect(lines).toContain('seconds_bucket{le="10"} 2');
  expect(lines).toContain('seconds_bucket{le="+Inf"} 3');
  expect(lines).toContain('seconds_sum 60.025');
  expect(lines).toContain('seconds_count 3');
});

test('what is not known has no line, and a measurement that only grows is a counter', () => {
  const { gauge, render } = createRegistry();
  gauge('late', 'Late.', () => [{ value: null }, { value: 3, labels: { work: 'prints' } }]);
  gauge('cpu_total', 'Work.', () => [{ value: 1.5 }]);
  const lines = render().split('\n');
  expect(lines).toContain('# TYPE late gauge');
  expect(lines.filter((line) => line.startsWith('late'))).toEqual(['late{work="prints"} 3']);
  expect(lines).toContain('# TYPE cpu_total counter');
});
