import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { main as en } from '#texts/guests/main/en.ts';
import { main as hi } from '#texts/guests/main/hi.ts';
import { $toasts, dismissAdded, MOST_TOASTS, showAdded, showToast, TOAST_MS } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () => $toasts.get().map(({ text }) => text);
const add = (label: string, count = 1) => showAdded(en.cartBar.added(label, count));

describe('dishes added to the cart in a row', () => {
  test('are one notice, which names the last', () => {
    add('Samosa');
    expect(shown()).toEqual(['Samosa added to cart']);
    add('Chai', 2);
    expect(shown()).toEqual(['2 × Chai added to cart']);
  });

  test('have a text in Hindi', () => {
    expect(hi.cartBar.added('समोसा', 3)).toBe('3 × समोसा कार्ट में जोड़े गए');
  });

  test('are shown until nothing was added for the time of a notice', () => {
    add('Samosa');
    vi.advanceTimersByTime(TOAST_MS - 1);
    add('Chai');
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    add('Chai');
    expect(shown()).toEqual(['Chai added to cart']);
  });

  test('are dismissed when the cart is shown, and other notices stay', () => {
    add('Samosa');
    showToast('There is no connection right now.', 'error');
    dismissAdded();
    expect(shown()).toEqual(['There is no connection right now.']);
  });
});

test('at most five notices are shown, none of them twice', () => {
  for (const text of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) showToast(text);
  expect(shown()).toEqual(['b', 'c', 'd', 'e', 'f']);
  expect(MOST_TOASTS).toBe(5);
});
