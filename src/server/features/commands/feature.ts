import type { Feature } from '../../platform/feature/feature.ts';
import { sweepCommands } from './once.ts';

/** Commands of the floor and the counter, which are carried out once. */
export const commands: Feature = {
  tables: ['store_commands'],
  hourlyOfStores: { delete: [sweepCommands] },
};
