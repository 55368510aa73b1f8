import { afterEach, expect, test, vi } from 'vitest';
import { centreInStrip } from './centre-in-strip.ts';

afterEach(() => vi.unstubAllGlobals());

test('the chosen link at the far right of a strip is scrolled to its middle', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const scrollTo = vi.fn();
  const strip = { clientWidth: 300, clientHeight: 40, scrollTo };
  const place = { offsetLeft: 900, clientWidth: 100, offsetTop: 0, clientHeight: 40 };
  centreInStrip({ ...place, parentElement: strip } as unknown as HTMLElement);
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: 800, top: 0 }));
});
