// A console.error or console.warn that no test expected fails the test it came from.
// A test that expects one replaces the method itself. Vitest fails the run on an unhandled rejection.
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const heard: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    heard.push(`console.${method}: ${format(...parts)}`);
  };
}

function expectSilence(): void {
  const noise = heard.splice(0);
  if (noise.length > 0) throw new Error(noise.join('\n'));
}

afterEach(expectSilence);
afterAll(expectSilence);
