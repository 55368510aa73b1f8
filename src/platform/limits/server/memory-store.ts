import { createHash } from 'node:crypto';
import type { LimitStore, Slot } from './limit-store.ts';

interface Window {
  startedAt: number;
  used: number;
}

/** Keys of one limit, some hundred bytes each. */
const MOST_KEYS = 50_000;

/**
 * Fixed windows in this process's memory. Each limit has its own, so a flood of one kind of key evicts no other. A
 * full limit evicts the keys with the lowest counts first.
 */
export function createMemoryLimits(mostKeys = MOST_KEYS): LimitStore {
  const limits = new Map<string, Map<string, Window>>();

  function windowsOf(limit: string): Map<string, Window> {
    const known = limits.get(limit) ?? new Map<string, Window>();
    limits.set(limit, known);
    return known;
  }

  return {
    async add(slot) {
      const windows = windowsOf(slot.limit);
      const key = shorten(slot.key);
      let window = windows.get(key);
      if (!window || isOver(window, slot)) {
        windows.delete(key);
        if (windows.size >= mostKeys) makeRoom(windows, slot);
        window = { startedAt: slot.now, used: 0 };
        windows.set(key, window);
      }
      const isTaken = window.used + slot.amount <= slot.most;
      if (isTaken) window.used += slot.amount;
      return { isTaken, startedAt: window.startedAt, used: window.used };
    },
    async takeBack({ limit, key, amount }, startedAt) {
      const window = windowsOf(limit).get(shorten(key));
      if (window?.startedAt === startedAt) window.used = Math.max(0, window.used - amount);
    },
  };
}

/** A key may hold text of a client, of any length. */
export function shorten(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

function isOver({ startedAt }: Window, { windowMs, now }: Slot): boolean {
  return now - startedAt >= windowMs || now < startedAt;
}

function makeRoom(windows: Map<string, Window>, slot: Slot): void {
  const most = windows.size * 0.75;
  for (const [key, window] of windows) if (isOver(window, slot)) windows.delete(key);
  if (windows.size < most) return;
  // Sorting is stable: among equal counts the oldest goes first.
  const least = [...windows].toSorted(([, a], [, b]) => a.used - b.used);
  for (const [key] of least.slice(0, windows.size - Math.floor(most))) windows.delete(key);
}
