import type { Feature } from '#platform/feature/server/feature.ts';
import { sweepActs, sweepCommands } from './once.ts';

/** Commands of the floor and the counter, and acts of operators, which are carried out once. */
export const commands: Feature = {
  tables: ['store_commands', 'store_questions'],
  otherTables: { operator_commands: 'stays' },
  hourly: [sweepActs],
  hourlyOfStores: { delete: [sweepCommands] },
};
