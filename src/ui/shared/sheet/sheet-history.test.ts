import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type State = { sheets?: number; kept?: string } | null;

let entries: State[] = [];
let at = 0;
let onPop: () => void = () => {};

/** Goes through the history as browsers do: after a moment, and `popstate` follows only then. */
const travel = (steps: number) =>
  setTimeout(() => {
    at = Math.max(0, Math.min(entries.length - 1, at + steps));
    onPop();
  }, 5);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  entries = [null, { kept: 'menu' }];
  at = 1;
  vi.stubGlobal('window', { addEventListener: (_: string, listener: () => void) => (onPop = listener) });
  vi.stubGlobal('history', {
    get state() {
      return entries[at];
    },
    pushState: (state: State) => {
      entries = [...entries.slice(0, at + 1), state];
      at += 1;
    },
    replaceState: (state: State) => {
      entries[at] = state;
    },
    go: travel,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openSheet() {
  const { enterHistory } = await import('./sheet-history.ts');
  const close = vi.fn();
  const leave = enterHistory(() => {
    close();
    leave();
  });
  vi.runAllTimers();
  return { close, leave };
}

it("closes with Back, and keeps the state of the page's entry", async () => {
  const { close } = await openSheet();
  expect(entries).toEqual([null, { kept: 'menu' }, { kept: 'menu', sheets: 1 }]);
  travel(-1);
  vi.runAllTimers();
  expect(close).toHaveBeenCalledOnce();
  expect(at).toBe(1);
});

it('removes its entry when it is closed by hand', async () => {
  const { leave } = await openSheet();
  leave();
  vi.runAllTimers();
  expect(at).toBe(1);
});

it('leaves no entry behind when another sheet takes over', async () => {
  const first = await openSheet();
  first.leave();
  const second = await openSheet();
  expect([at, entries.length]).toEqual([2, 3]);
  travel(-1);
  vi.runAllTimers();
  expect(second.close).toHaveBeenCalledOnce();
  expect(first.close).not.toHaveBeenCalled();
});

it('closes the upper of two sheets first', async () => {
  const lower = await openSheet();
  const upper = await openSheet();
  travel(-1);
  vi.runAllTimers();
  expect([upper.close.mock.calls.length, lower.close.mock.calls.length]).toEqual([1, 0]);
  travel(-1);
  vi.runAllTimers();
  expect(lower.close).toHaveBeenCalledOnce();
});

it('opens again while the history still travels back', async () => {
  const first = await openSheet();
  first.leave();
  vi.advanceTimersByTime(1);
  const second = await openSheet();
  expect([at, entries[at]]).toEqual([2, { kept: 'menu', sheets: 1 }]);
  travel(-1);
  vi.runAllTimers();
  expect(second.close).toHaveBeenCalledOnce();
});

it('does not touch a page that has replaced the entry', async () => {
  const { leave } = await openSheet();
  leave();
  history.replaceState({ kept: 'order' }, '');
  vi.runAllTimers();
  expect([at, entries[at]]).toEqual([2, { kept: 'order' }]);
});

it('skips an entry whose sheet was left behind by a link', async () => {
  const { leave } = await openSheet();
  history.pushState({ kept: 'order' }, '');
  leave();
  vi.runAllTimers();
  expect(at).toBe(3);
  travel(-1);
  vi.runAllTimers();
  expect([at, entries[at]]).toEqual([1, { kept: 'menu' }]);
});

it('leaves no entry behind when the page navigates', async () => {
  const step = await openSheet();
  await openSheet();
  const { leaveSteps } = await import('./sheet-history.ts');
  const moveOn = leaveSteps().then(() => history.replaceState({ kept: 'order' }, ''));
  await vi.runAllTimersAsync();
  await moveOn;
  step.leave();
  vi.runAllTimers();
  expect([at, entries[at]]).toEqual([1, { kept: 'order' }]);
  expect(step.close).not.toHaveBeenCalled();
});

it('navigates at once when no sheet is open', async () => {
  const { leaveSteps } = await import('./sheet-history.ts');
  await leaveSteps();
  expect(at).toBe(1);
});
