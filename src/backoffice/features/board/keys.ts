/** What can be done on the board with one key. */
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
  /** Where the focus is. */
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

/** Never while somebody writes or a dialog is open; Enter and Space on a button are that button's. */
export function actionOf({ key, ctrlKey, metaKey, altKey, on }: Pressed): Action | null {
  if (ctrlKey || metaKey || altKey || on === 'field' || on === 'dialog') return null;
  if (/^[1-9]$/.test(key)) return { item: Number(key) };
  const name = key.toLowerCase();
  const action = Object.hasOwn(KEYS, name) ? (KEYS[name] ?? null) : null;
  return action === 'step' && on === 'control' ? null : action;
}

/** The map of the keys, as the dialog shows it. */
export const KEY_MAP = [
  [['↑', '↓', '←', '→'], 'arrows'],
  [['J', 'K'], 'order'],
  [['Enter', 'Space'], 'step'],
  [['1', '…', '9'], 'item'],
  [['U'], 'undo'],
  [['R'], 'recall'],
  [['A'], 'acknowledge'],
  [['M'], 'mute'],
  [['V'], 'view'],
  [['F'], 'fullScreen'],
  [['?'], 'help'],
] as const;
