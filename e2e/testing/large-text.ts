import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Checks the page with its text at twice the size: nothing overlaps or is out of reach, and short words and
 * amounts stay on one line.
 */
export async function checkLargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const look = async () => {
    const faults: string[] = [];
    for (const find of [findSize, findWidth, findFaults, findBroken, findRoom])
      faults.push(...(await page.evaluate(find)));
    return faults;
  };
  // A font, or a part of the page, may still come.
  await expect.poll(look, { message: page.url() }).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Finds text set in pixels, which ignores the reader's font size. */
function findSize(): string[] {
  const [page, text] = [document.documentElement, document.body].map((element) =>
    parseFloat(getComputedStyle(element).fontSize),
  );
  return (text ?? 0) < 0.8 * (page ?? 0) ? [`the text has ${text} px, and ${page} px are asked for`] : [];
}

function findWidth(): string[] {
  // In the back office `main` scrolls instead of the page.
  const main = [...document.querySelectorAll('main')].filter((element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
  const widest = () => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    const all = [...document.body.querySelectorAll('*')].toSorted((a, b) => right(b) - right(a));
    return all.slice(0, 3).map(({ localName, textContent }) => `${localName} "${textContent.slice(0, 40)}"`);
  };
  return [document.documentElement, ...main].flatMap(({ localName, scrollWidth, clientWidth }) =>
    scrollWidth > clientWidth
      ? [`${localName} is ${scrollWidth - clientWidth} px too wide, by ${widest()}`]
      : [],
  );
}

function findFaults(): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const within = dialog ?? document.body;
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const scrollsSideways = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1)
        return true;
    return false;
  };
  const controls = [...within.querySelectorAll('a[href], button, input, textarea, select')].filter(
    (element) => {
      const box = element.getBoundingClientRect();
      const { opacity, clipPath } = getComputedStyle(element);
      return (
        box.width > 2 &&
        box.height > 2 &&
        element.checkVisibility({ contentVisibilityAuto: true }) &&
        opacity !== '0' &&
        clipPath === 'none'
      );
    },
  );

  for (const element of controls) {
    const { left, right } = element.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !scrollsSideways(element))
      faults.push(`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
  }

  // Fixed and sticky elements may cover what scrolls, but never their own neighbours.
  const stuckIn = (element: Element) => {
    for (let at: Element | null = element; at && at !== within; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return within;
  };
  // A button may be in a field's padding, which keeps the typed text away from it.
  const boxOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (element.localName !== 'input') return { left, right, top, bottom };
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight), top, bottom };
  };
  /** What scrolls away within a part of the page is not in sight. */
  const seenOf = (element: Element) => {
    const seen = boxOf(element);
    for (let at = element.parentElement; at && at !== within; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const { top, bottom } = at.getBoundingClientRect();
      [seen.top, seen.bottom] = [Math.max(seen.top, top), Math.min(seen.bottom, bottom)];
    }
    return seen;
  };
  const isOver = (a: Element, b: Element) => {
    const [one, other] = [seenOf(a), seenOf(b)];
    const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return x > 4 && y > 4;
  };
  for (const [at, a] of controls.entries()) {
    for (const b of controls.slice(at + 1)) {
      const isOne = a.contains(b) || b.contains(a) || stuckIn(a) !== stuckIn(b);
      // Some overlap on purpose: the button of a dish on its picture, the tick in a table's corner.
      const isMeant = [a, b].some(
        (element) => element.querySelector('picture') || element.closest('[data-corner]'),
      );
      if (!isOne && !isMeant && !scrollsSideways(a) && !scrollsSideways(b) && isOver(a, b))
        faults.push(`${nameOf(a)} and ${nameOf(b)} lie over each other`);
    }
  }
  return faults;
}

function findBroken(): string[] {
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const faults: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility({ contentVisibilityAuto: true })) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      if (word.length > 8 || /[-–—/]/.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`"${word}" is broken`);
    }
  }
  return faults;
}

/** Expects at least half of the screen to scroll. */
function findRoom(): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const faults: string[] = [];
  const isStuck = (y: number) => {
    for (
      let at = document.elementFromPoint(innerWidth / 2, y);
      at && at !== document.body;
      at = at.parentElement
    ) {
      // Notices disappear on their own.
      if (at.localName === 'dialog' || at.hasAttribute('popover')) return false;
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  if (dialog) {
    const heights = [...dialog.querySelectorAll('*')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map((element) => element.clientHeight);
    const most = Math.max(...heights);
    if (most < Math.min(innerHeight / 2, dialog.clientHeight - 1))
      faults.push(`only ${most} px of the dialog scroll`);
    return faults;
  }
  window.scrollTo(0, document.documentElement.scrollHeight / 2);
  const rows = Array.from({ length: 64 }, (_, row) => ((row + 0.5) * innerHeight) / 64);
  const free = rows.filter((y) => !isStuck(y)).length / rows.length;
  if (free < 0.5) faults.push(`only ${Math.round(free * 100)} % of the screen scroll`);
  return faults;
}
