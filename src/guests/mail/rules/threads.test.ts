import { expect, test } from 'vitest';
import { answeredSubject, threadBySubject, threadOf } from './threads.ts';

test.each([
  ['begins one', [], {}, 'own'],
  ['goes on with the one that is known', ['root', 'last'], { last: 'thread' }, 'thread'],
  ['prefers the latest that is known', ['root', 'last'], { root: 'one', last: 'two' }, 'two'],
  ['is named for the first letter where none is known', ['root', 'last'], {}, 'root'],
])('a letter %s', (_, refersTo, known, thread) => {
  expect(threadOf('own', refersTo, new Map(Object.entries(known)))).toBe(thread);
});

test.each([
  ['Re: Table for ten', [], 'Table for ten'],
  ['AW: Re[2]: Table for ten', [], 'Table for ten'],
  ['Table for ten', [], null],
  ['Fwd: Table for ten', [], null],
  ['Re: Hi', [], null],
  ['Re: Table for ten', ['known@x.in'], null],
])('%j with references %j answers %j', (subject, references, bare) => {
  expect(answeredSubject({ subject, references })).toBe(bare);
});

const letter = (thread: string, subject: string, from: string, ...to: string[]) => ({
  thread,
  subject,
  fromAddress: from,
  to: to.map((address) => ({ address })),
  cc: [],
});

test.each([
  ['one that was written to the answerer', letter('1', 'table for ten', 'us@x.in', 'Asha@x.in'), '1'],
  ['one that the answerer wrote', letter('1', 'Re: Table for ten', 'asha@x.in', 'us@x.in'), '1'],
  ['one of others alone', letter('1', 'Table for ten', 'dev@x.in', 'us@x.in'), null],
  ['one of another subject', letter('1', 'Table for two', 'us@x.in', 'asha@x.in'), null],
])('an answer without references and %s', (_, known, thread) => {
  expect(threadBySubject('Table for ten', { fromAddress: 'asha@x.in' }, [known])).toBe(thread);
});
