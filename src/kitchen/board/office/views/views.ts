export const VIEWS = ['columns', 'kitchen', 'expo'] as const;
export type View = (typeof VIEWS)[number];

export function isView(value: unknown): value is View {
  return (VIEWS as readonly unknown[]).includes(value);
}

/** The layout in the address, or else the one that this device showed last. */
export function viewOf(inAddress: unknown, remembered: unknown): View {
  if (isView(inAddress)) return inAddress;
  return isView(remembered) ? remembered : 'columns';
}

export function viewAfter(view: View): View {
  return VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length] as View;
}
