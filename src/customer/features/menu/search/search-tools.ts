import { enterHistory } from '#ui/sheet/sheet-history.ts';
import { createSearch } from './search.ts';

/** What searching a menu takes, in one file that is loaded when it is first needed. */
export const searchTools = { createSearch, enterHistory, restoreScrolling };

/** The entry of a page that was gone to meanwhile, and the menu's own once it is arrived at. */
function restoreScrolling(): void {
  const give = () => {
    history.scrollRestoration = 'auto';
  };
  give();
  window.addEventListener('popstate', () => requestAnimationFrame(() => requestAnimationFrame(give)), {
    once: true,
  });
}
