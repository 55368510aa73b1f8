import { type RefObject, useLayoutEffect } from 'react';
import type { Paper } from '#domain/printing/lay-out.ts';

const MM_PER_PX = 25.4 / 96;

/** One page as long as what is on it: a roll has no pages, and no style sheet knows how long it is. */
export function usePageSize(sheet: RefObject<HTMLElement | null>, paper: Paper, isThere: boolean): void {
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!isThere || !current) return;
    const long = Math.ceil(current.getBoundingClientRect().height * MM_PER_PX) + 1;
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${paper}mm ${Math.max(long, paper)}mm; margin: 0; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== rules);
    };
  }, [sheet, paper, isThere]);
}
