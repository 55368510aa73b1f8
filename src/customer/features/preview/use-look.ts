import { useEffect, useLayoutEffect, useState } from 'react';
import type { PreviewDraft } from '#domain/api/preview.ts';

/** A phone has no scrollbar, and a sheet that an edit opens anew does not come up from the bottom again. */
const STILL = ':root:root{--quick:0ms;scrollbar-width:none}';

/** The theme and the colour that the page is looked at in, whatever the theme of the machine is. */
export function useLook({ theme }: PreviewDraft, color: string): void {
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    document.adoptedStyleSheets.push(sheet);
  }, [sheet]);
  useLayoutEffect(() => {
    let isOver = false;
    document.documentElement.dataset['theme'] = theme;
    void import('../../document/theme.ts').then(({ themeCssIn }) => {
      if (!isOver) sheet.replaceSync(STILL + themeCssIn(theme, color));
    });
    return () => {
      isOver = true;
    };
  }, [sheet, theme, color]);
}
