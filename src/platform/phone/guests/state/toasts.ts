import { atom } from 'nanostores';

export interface Toast {
  id: number;
  text: string;
  tone: 'info' | 'success' | 'error';
  /** Whether it names the dish that was added last. */
  isAdded?: boolean;
}

export const MOST_TOASTS = 5;
export const TOAST_MS = 3_000;

export const $toasts = atom<Toast[]>([]);

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a notice, unless it is shown already. The oldest goes when there are too many. */
export function showToast(text: string, tone: Toast['tone'] = 'info'): void {
  const shown = $toasts.get();
  if (shown.some((toast) => toast.text === text && toast.tone === tone)) return;
  append({ text, tone });
}

/** Shows one notice for the dishes added in a row, which names the last. */
export function showAdded(text: string): void {
  dismissAdded();
  append({ text, tone: 'info', isAdded: true });
}

/** Dismisses that notice, for pages that show the cart. */
export function dismissAdded(): void {
  for (const { id, isAdded } of $toasts.get()) if (isAdded) dismissToast(id);
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

function append(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  $toasts.set([...$toasts.get(), { id: lastId, ...toast }].slice(-MOST_TOASTS));
  hideLater(lastId);
}

function hideLater(id: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismissToast(id), TOAST_MS),
  );
}
