import { FilterControl } from './filter-control.tsx';
import { FilterOutcome } from './filter-outcome.tsx';

/** The parts of the filters in one script, which is loaded when it is first needed. */
export const filterTools = { FilterControl, FilterOutcome };
