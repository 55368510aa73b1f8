import { atom } from 'nanostores';

export interface Toast {
  id: number;
  text: string;
  tone: 'info' | 'success' | 'error';
}

export const MOST_TOASTS = 5;
export const TOAST_MS = 3_000;

export const $toasts = atom<Toast[]>([]);

let lastId = 0;

/** The same text is not shown twice at a time; the oldest goes when there are too many. */
export function showToast(text: string, tone: Toast['tone'] = 'info'): void {
  const shown = $toasts.get();
  if (shown.some((toast) => toast.text === text && toast.tone === tone)) return;
  lastId += 1;
  const id = lastId;
  $toasts.set([...shown, { id, text, tone }].slice(-MOST_TOASTS));
  setTimeout(() => dismissToast(id), TOAST_MS);
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
