import type { Locator } from 'playwright-core';

const APART_MS = 100;

/**
 * Two taps of a finger at one place. They bear times a tenth of a second apart, because a slow machine takes longer between
 * two clicks. The second hits what stands there by then.
 */
export async function doubleTap(button: Locator): Promise<void> {
  await button.evaluate(async (first, apart) => {
    (first as HTMLElement).focus();
    const { x, y, width, height } = first.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    const newTap = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...at });
    const tap = newTap();
    first.dispatchEvent(tap);
    await new Promise(requestAnimationFrame);
    const second = newTap();
    Object.defineProperty(second, 'timeStamp', { value: tap.timeStamp + apart });
    document.elementFromPoint(at.clientX, at.clientY)?.dispatchEvent(second);
  }, APART_MS);
}
