/** An action of the board that one key triggers. */
export type Action =
  | 'next'
  | 'previous'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'step'
  | 'undo'
  | 'recall'
  | 'acknowledge'
  | 'fullScreen'
  | 'mute'
  | 'view'
  | 'help'
  | { item: number };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** The kind of element that has the focus. */
  on: 'field' | 'control' | 'dialog' | 'elsewhere';
}

const KEYS: Record<string, Exclude<Action, object>> = {
  j: 'next',
  k: 'previous',
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
  enter: 'step',
  ' ': 'step',
  u: 'undo',
  r: 'recall',
  a: 'acknowledge',
  f: 'fullScreen',
  m: 'mute',
  v: 'view',
  '?': 'help',
};

/** Null in fields and dialogs, and for Enter and Space on a control, which they press. */
export function actionOf({ key, ctrlKey, metaKey, altKey, on }: Pressed): Action | null {
  if (ctrlKey || metaKey || altKey || on === 'field' || on === 'dialog') return null;
  if (/^[1-9]$/.test(key)) return { item: Number(key) };
  const name = key.toLowerCase();
  const action = Object.hasOwn(KEYS, name) ? (KEYS[name] ?? null) : null;
  return action === 'step' && on === 'control' ? null : action;
}
