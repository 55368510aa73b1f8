import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { streamPrint } from './stream-print.ts';

async function* endless() {
  for (;;) yield Buffer.alloc(100_000);
}

async function* twoPages() {
  yield Buffer.from('one ');
  yield Buffer.from('two');
}

/** Why it was ended, once it is closed. */
const whyEnded = (pdf: Readable) =>
  finished(pdf).then(
    () => null,
    (error: Error) => error.message,
  );

test('a print that is read to its end gives its place back', async () => {
  let ended = 0;
  const pdf = streamPrint(twoPages(), () => ended++);
  expect((await pdf.toArray()).join('')).toBe('one two');
  expect(ended).toBeGreaterThan(0);
});

test('a print that nobody reads on in is ended', async () => {
  let ended = 0;
  const pdf = streamPrint(endless(), () => ended++, 20);
  pdf.read();
  expect(await whyEnded(pdf)).toContain('Nobody has read on');
  expect(ended).toBe(1);
});

test('a print that nobody has begun to read is ended too', async () => {
  let ended = 0;
  const pdf = streamPrint(endless(), () => ended++, 20);
  expect(await whyEnded(pdf)).toContain('Nobody has read on');
  expect(ended).toBe(1);
});
