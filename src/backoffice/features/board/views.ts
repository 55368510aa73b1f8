export const VIEWS = ['columns', 'kitchen', 'expo'] as const;
export type View = (typeof VIEWS)[number];

export function isView(value: unknown): value is View {
  return (VIEWS as readonly unknown[]).includes(value);
}

/** What the address asks for, else what this device had last. */
export function viewOf(asked: unknown, remembered: unknown): View {
  if (isView(asked)) return asked;
  return isView(remembered) ? remembered : 'columns';
}

export function viewAfter(view: View): View {
  return VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length] as View;
}
