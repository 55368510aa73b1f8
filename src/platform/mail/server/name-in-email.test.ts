import { expect, test } from 'vitest';
import { nameInEmail } from './name-in-email.ts';

test.each([
  ['Asha  Rao', 'Asha Rao'],
  ['Eve\r\n\r\nOpen now', 'Eve Open now'],
  ['Eve https://evil.example', 'Eve https evil.example'],
  ['Go to WWW.evil.example', 'Go to evil.example'],
  ['Eve \u202eelpmaxe', 'Eve elpmaxe'],
  ['Eve \u2066x\u2069\u200b', 'Eve x'],
  ['क्\u200dष', 'क्\u200dष'],
  ['x'.repeat(200), `${'x'.repeat(59)}…`],
  ['🍛'.repeat(70), `${'🍛'.repeat(59)}…`],
])('%j is written as %j', (name, written) => {
  expect(nameInEmail(name)).toBe(written);
});
