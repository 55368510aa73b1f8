import { atom } from 'nanostores';

export interface Toast {
  id: number;
  text: string;
  tone: 'info' | 'success' | 'error';
  /** The dishes that the notice counts, the latest first. */
  added?: Added[];
}

interface Added {
  label: string;
  count: number;
}

/** Writes how many of the latest dish and how many others were added. */
export type WriteAdded = (label: string, count: number, others: number) => string;

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

/** Shows one notice that counts the dishes added in a row. */
export function showAdded(label: string, count: number, write: WriteAdded): void {
  const shown = $toasts.get();
  const earlier = shown.find((toast) => toast.added);
  const added = joinAdded(earlier?.added ?? [], { label, count });
  const others = added.slice(1).reduce((sum, each) => sum + each.count, 0);
  const said = { text: write(label, added[0]?.count ?? count, others), tone: 'info' as const, added };
  if (earlier) {
    $toasts.set(shown.map((toast) => (toast === earlier ? { ...said, id: toast.id } : toast)));
    hideLater(earlier.id);
  } else append(said);
}

/** Dismisses that notice, for pages that show the cart. */
export function dismissAdded(): void {
  for (const { id, added } of $toasts.get()) if (added) dismissToast(id);
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

function joinAdded(earlier: Added[], { label, count }: Added): Added[] {
  const same = earlier.find((each) => each.label === label)?.count ?? 0;
  return [{ label, count: same + count }, ...earlier.filter((each) => each.label !== label)];
}
