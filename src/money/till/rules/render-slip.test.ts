import { expect, test } from 'vitest';
import { renderSlip } from './render-slip.ts';

test('a slip says how much cash went where, why, when and by whom', () => {
  const store = { name: 'Udupi', currency: 'INR', timeZone: 'Asia/Kolkata' };
  const at = Date.parse('2026-11-20T13:35:00Z');
  const moved = { what: 'out' as const, amount: 250_00, drawer: null, at };
  const slip = renderSlip({ ...moved, reason: 'Supplier', note: 'Milk', by: 'Ravi' }, store, 'en');
  const words = slip.map((line) => (line.kind === 'text' ? `${line.text} ${line.right ?? ''}` : line.kind));
  expect(words[1]).toMatch(/^Cash out ₹250\.00/);
  expect(words[2]).toMatch(/^Main drawer .*19:05/);
  expect(words.slice(3)).toEqual(['Supplier · Milk ', 'gap', 'gap', 'rule', 'Ravi ']);
});
