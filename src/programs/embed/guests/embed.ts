import type { Language } from '#platform/language/rules/languages.ts';
import { WORDS } from '#texts/guests/embed/words.ts';
import type { FromFrame, FromWebsite } from './messages.ts';

// What a restaurant's own website loads. It shows a button that opens the menu over the page, or the menu in the page.
// The page's policy may forbid inline styles and other hosts: everything here is made by script, and its styles are in a
// shadow root, where those of the page do not reach.

const STYLES = `
a,button{display:inline-flex;align-items:center;justify-content:center;box-sizing:border-box;min-height:44px;min-width:44px;padding:8px 20px;border:0;border-radius:8px;background:var(--back);color:var(--fore);font:inherit;font-size:16px;font-weight:600;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
a:focus-visible,button:focus-visible{outline:3px solid var(--back);outline-offset:2px;box-shadow:0 0 0 2px var(--fore)}
header{display:flex;align-items:center;justify-content:space-between;gap:8px;padding-inline-start:16px;font-weight:600}
button{flex:none;padding:0;border-radius:0;background:none;color:inherit;font-size:20px}
button:focus-visible{outline-color:currentColor;outline-offset:-4px;box-shadow:none}
iframe{display:block;width:100%;height:30rem;max-height:85vh;max-height:85svh;border:0}
dialog{position:fixed;inset:0 0 0 auto;box-sizing:border-box;width:min(100%,30rem);max-width:none;height:auto;max-height:none;margin:0;padding:0;border:0;background:Canvas;color:CanvasText}
dialog[open]{display:flex;flex-direction:column}
dialog::backdrop{background:rgb(0 0 0/.5)}
dialog iframe{flex:1;min-height:0;max-height:none}
p{margin:auto;padding:16px;text-align:center}
p a{margin-top:12px}
[hidden]{display:none}
@media(prefers-reduced-motion:no-preference){dialog[open]{animation:in .2s ease-out}}
@keyframes in{from{opacity:0;transform:translateX(2rem)}}`;

/** A frame that was refused is loaded, but never ready. */
const READY_WITHIN_MS = 1_000;
const LOADED_WITHIN_MS = 20_000;
const DARK = '222222';

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  has: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), has);
}

/** WCAG 2.2: black or white, whichever is easier to read on it. */
function readableOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#000' : '#fff';
}

/** What the attributes of the script ask for. */
function wishOf(script: HTMLScriptElement) {
  const { store = '', show = '', label, colour = '' } = script.dataset;
  const { lang = script.closest<HTMLElement>('[lang]')?.lang ?? '' } = script.dataset;
  const [code = ''] = lang.split('-');
  const language = (code in WORDS ? code : 'en') as Language;
  const { origin } = new URL(script.src);
  const page = show.startsWith('reserve') ? '/book' : '';
  return {
    origin,
    href: `${origin}/${encodeURIComponent(store)}${page}?lang=${language}`,
    title: label || WORDS[language][page === '' ? 'menu' : 'reserve'],
    isInPlace: show === 'menu' || show === 'reserve',
    language,
    colour: /^#?([\da-f]{6})$/i.exec(colour)?.[1] ?? '',
  };
}

type Wish = ReturnType<typeof wishOf>;

/**
 * The restaurant's page, or a link to it while the page can't be shown here. The frame loads anew by itself: a guest taps
 * “Try again” in it while the server is away, and has no other way back from the browser's own page of that.
 */
function frameIn(parent: ParentNode, { origin, href, title, language, colour }: Wish, onClose?: () => void) {
  const frame = create('iframe', { title, allow: 'clipboard-write' });
  const instead = create('p', { hidden: true });
  instead.append(WORDS[language].failed, create('br', {}), create('a', { href, textContent: title }));
  let isReady = false;
  /** Whether a page has begun since the last one was loaded. */
  let hasBegun = false;
  let pause = READY_WITHIN_MS;
  let timer: ReturnType<typeof setTimeout>;
  const after = (ms: number, next: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  };
  const showWhatIsThere = () => {
    frame.hidden = !isReady;
    instead.hidden = isReady;
    pause = isReady ? READY_WITHIN_MS : pause * 2;
    if (!isReady) after(pause, tryAgain);
  };
  const load = () => {
    frame.src = href;
    after(LOADED_WITHIN_MS, showWhatIsThere);
  };
  const tryAgain = () => frame.hidden && load();
  frame.onload = () => {
    isReady = hasBegun;
    hasBegun = false;
    after(READY_WITHIN_MS, showWhatIsThere);
  };
  const hear: { [Menu in FromFrame['menu']]: (said: Extract<FromFrame, { menu: Menu }>) => void } = {
    ready({ listens }) {
      isReady = true;
      hasBegun ||= !listens;
      showWhatIsThere();
      const hello: FromWebsite = { menu: 'hello', colour };
      frame.contentWindow?.postMessage(hello, origin);
    },
    // It only grows, up to the window: a taller frame would hide the cart, which stands at its end.
    height({ height }) {
      if (!onClose) frame.style.height = `${height}px`;
    },
    close: () => onClose?.(),
  };
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source === frame.contentWindow && from === origin) hear[data.menu as FromFrame['menu']]?.(data);
  });
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
  load();
  parent.append(frame, instead);
  return tryAgain;
}

/** A link that opens the page over this one. It is a plain link to whoever opens it in a tab of its own. */
function addButton(root: ShadowRoot, wish: Wish): void {
  const { href, title, language } = wish;
  const link = create('a', { href, textContent: title });
  link.setAttribute('aria-haspopup', 'dialog');
  const dialog = create('dialog', {});
  dialog.setAttribute('aria-label', title);
  const head = create('header', { textContent: title });
  const close = create('button', { type: 'button', textContent: '×' });
  close.setAttribute('aria-label', WORDS[language].close);
  const { style } = document.documentElement;
  close.onclick = () => dialog.close();
  dialog.onclick = ({ target }) => target === dialog && dialog.close();
  dialog.onclose = () => style.removeProperty('overflow');
  head.append(close);
  dialog.append(head);
  let tryAgain: ReturnType<typeof frameIn> | undefined;
  link.onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (tryAgain) tryAgain();
    else tryAgain = frameIn(dialog, wish, () => dialog.close());
    style.overflow = 'hidden';
    dialog.showModal();
  };
  root.append(link, dialog);
}

function begin(script: HTMLScriptElement): void {
  const wish = wishOf(script);
  const { isInPlace, language, colour } = wish;
  const host = create('menu-embed' as 'span', { lang: language });
  host.style.setProperty('display', isInPlace ? 'block' : 'inline-block', 'important');
  host.style.setProperty('--back', `#${colour || DARK}`);
  host.style.setProperty('--fore', readableOn(colour || DARK));
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  if (isInPlace) frameIn(root, wish);
  else addButton(root, wish);
  // Until now, and without this script, it leads to the same page.
  const plain = script.previousElementSibling;
  const [address] = wish.href.split('?');
  if (plain instanceof HTMLAnchorElement && plain.href === address) plain.remove();
  if (script.closest('head')) document.body.append(host);
  else script.after(host);
}

/** All that are there: a script that a page loads late, or in another order, does not know which one it is. */
function beginAll(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-store]')) {
    if (!/\/embed\.js(\?|$)/.test(script.src) || script.dataset['begun'] !== undefined) continue;
    script.dataset['begun'] = '';
    begin(script);
  }
}

if (document.body) beginAll();
else addEventListener('DOMContentLoaded', beginAll);
