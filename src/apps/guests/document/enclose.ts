/**
 * Separates the preview from the page around its frame, with which it would share storage, history and focus. Gives it
 * a storage and a history of its own, which end with it, and stops it from taking the focus.
 */
export function enclose(): void {
  const ownParts = {
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    indexedDB: undefined,
    history: createHistory(),
  };
  for (const [name, value] of Object.entries(ownParts)) {
    Object.defineProperty(window, name, { value, configurable: true });
  }
  leaveFocus();
}

function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

function createHistory(): Pick<History, 'state' | 'scrollRestoration' | 'pushState' | 'replaceState' | 'go'> {
  let states: unknown[] = [null];
  let at = 0;
  return {
    scrollRestoration: 'auto',
    get state() {
      return states[at];
    },
    pushState(state) {
      at += 1;
      states = [...states.slice(0, at), state];
    },
    replaceState(state) {
      states[at] = state;
    },
    go(steps = 0) {
      at = Math.max(0, Math.min(states.length - 1, at + steps));
      setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate')));
    },
  };
}

/** Edits open and close dialogs here while somebody types around the frame, and dialogs take the focus. */
function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  for (const name of ['showModal', 'close'] as const) {
    const original = HTMLDialogElement.prototype[name];
    HTMLDialogElement.prototype[name] = function () {
      const unfocusable = document.hasFocus() ? [] : [document.body, this];
      for (const element of unfocusable) element.inert = true;
      original.call(this);
      for (const element of unfocusable) element.inert = false;
    };
  }
}

/** Calls back with the address of a clicked link instead of leaving the preview; links within the page work. */
export function catchLinks(onLink: (address: URL) => void): () => void {
  const catchClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (link?.hash !== '') return;
    event.preventDefault();
    onLink(new URL(link.href));
  };
  const clicks = ['click', 'auxclick'] as const;
  for (const name of clicks) document.addEventListener(name, catchClick, { capture: true });
  return () => {
    for (const name of clicks) document.removeEventListener(name, catchClick, { capture: true });
  };
}
