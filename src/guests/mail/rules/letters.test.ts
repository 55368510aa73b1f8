import { expect, test } from 'vitest';
import {
  forwardSubject,
  isAddress,
  parseIds,
  parseReaders,
  plainLine,
  plainText,
  quote,
  replyReaders,
  replySubject,
  searchWords,
  snippetOf,
  verdictOf,
} from './letters.ts';

test('ids of a header, each once, without what is none', () => {
  expect(parseIds('<a@x> text <b@x>\r\n <a@x> <no id> <>')).toEqual(['a@x', 'b@x']);
  expect(parseIds(`<${'x'.repeat(400)}@x> <b\u0000@x> <c@x>`)).toEqual(['c@x']);
  expect(parseIds('<a@x>'.repeat(100_000))).toEqual(['a@x']);
});

test.each([
  ['Menu', 'Re: Menu', 'Fwd: Menu'],
  ['Re: Menu', 'Re: Menu', 'Fwd: Re: Menu'],
  ['RE: re: AW: Menu', 'Re: Menu', 'Fwd: RE: re: AW: Menu'],
  ['Re[2]: Menu', 'Re: Menu', 'Fwd: Re[2]: Menu'],
  ['FW: Fwd: Menu', 'Re: FW: Fwd: Menu', 'Fwd: Menu'],
  ['Regarding: Menu', 'Re: Regarding: Menu', 'Fwd: Regarding: Menu'],
  ['', 'Re:', 'Fwd:'],
])('the subject “%s” of an answer and of a forwarded letter', (subject, reply, forward) => {
  expect([replySubject(subject), forwardSubject(subject)]).toEqual([reply, forward]);
});

test('a quoted letter has a mark on each line, and quotes in it one more', () => {
  expect(quote('Hello\n\n> before\n>> long before')).toBe('> Hello\n>\n>> before\n>>> long before');
});

const person = (address: string) => ({ name: '', address });
const LETTER = {
  from: person('asha@x.in'),
  replyTo: [],
  to: [person('us@x.in'), person('Dev@x.in')],
  cc: [person('ASHA@x.in'), person('eve@x.in')],
};

test.each([
  ['the sender', {}, false, ['asha@x.in'], []],
  ['everybody but ourselves, each once', {}, true, ['asha@x.in'], ['Dev@x.in', 'eve@x.in']],
  ['whom the sender names', { replyTo: [person('desk@x.in')] }, false, ['desk@x.in'], []],
  ['the readers of our own letter', { from: person('US@x.in') }, false, ['Dev@x.in'], []],
  [
    'ourselves, if nobody else is there',
    { from: person('us@x.in'), to: [person('us@x.in')] },
    false,
    ['us@x.in'],
    [],
  ],
])('an answer goes to %s', (_, change, toAll, to, cc) => {
  expect(replyReaders({ ...LETTER, ...change }, 'us@x.in', toAll)).toEqual({ to, cc });
});

test('addresses as people type them', () => {
  expect(parseReaders('a@x.in; Dev <d@x.in>,\nb@x.in , ')).toEqual({
    addresses: ['a@x.in', 'd@x.in', 'b@x.in'],
    wrong: [],
  });
  expect(parseReaders('asha, a@x')).toEqual({ addresses: [], wrong: ['asha', 'a@x'] });
});

test.each(['a@x.in\r\nBcc: e@x.in', 'a b@x.in', 'a@x', '@x.in', 'a@x.in,b@x.in', '<a@x.in>', 'a@x..'])(
  'no address: %j',
  (text) => {
    expect(isAddress(text)).toBe(false);
  },
);

test('signs that turn the direction or are not seen are taken out', () => {
  expect(plainLine('invoice\u202Egnp.exe\u0000 \u200B x\r\nBcc: y')).toBe('invoice gnp.exe x Bcc: y');
  expect(plainText('one\u202E\r\ntwo\u0007\t3\r\n\r\n\r\n\r\nfour', 100)).toBe('one\ntwo\t3\n\nfour');
  expect(plainLine('\ud800 half a sign')).toBe('\ufffd half a sign');
});

test('the beginning of a letter is what its writer wrote', () => {
  expect(snippetOf('> Before\n\nYes,   at\neight.\n> more')).toBe('Yes, at eight.');
});

test('words of a search', () => {
  expect(searchWords("Asha's पनीर, <b>!")).toEqual(['asha', 's', 'पनीर', 'b']);
  expect(searchWords('x '.repeat(100))).toHaveLength(8);
});

const results = (value: string) => ({ key: 'authentication-results', value });

test('only what the receiving server has found out about the sender is believed', () => {
  const theirs = results(
    'mx.google.com; spf=pass (google.com: ok; dkim=fail) smtp.mailfrom=x; dmarc=FAIL (p=NONE)',
  );
  const forged = results('mx.google.com.evil.example; spf=pass; dkim=pass; dmarc=pass');
  expect(verdictOf([forged, theirs, results('mx.google.com; dmarc=pass')], 'google.com')).toEqual({
    spf: 'pass',
    dmarc: 'fail',
  });
  expect(verdictOf([forged], 'google.com')).toBeNull();
  expect(verdictOf([theirs], '')).toBeNull();
});
