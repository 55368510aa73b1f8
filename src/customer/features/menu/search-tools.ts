import { enterHistory } from '#ui/sheet/sheet-history.ts';
import { createSearch } from './search.ts';

/** What searching a menu takes, in one file that is loaded when it is first needed. */
export const searchTools = { createSearch, enterHistory };
