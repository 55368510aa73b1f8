import { enterHistory } from '#ui/shared/sheet/sheet-history.ts';
import { createSearch } from './search.ts';

/** The parts of the search in one script, which is loaded when it is first needed. */
export const searchTools = { createSearch, enterHistory, restoreScrolling };

/** Lets the browser restore scroll positions again, in this entry of the history and in the next one. */
function restoreScrolling(): void {
  const give = () => {
    history.scrollRestoration = 'auto';
  };
  give();
  window.addEventListener('popstate', () => requestAnimationFrame(() => requestAnimationFrame(give)), {
    once: true,
  });
}
