// Fails a test on a console.error or console.warn that it did not expect. A test that expects one replaces
// the method. Vitest itself fails the run on unhandled rejections.
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
