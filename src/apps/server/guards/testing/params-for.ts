import { ACCESS } from '../permissions-table.ts';
import { sampleFor } from './sample-for.ts';
import type { World } from './world.ts';

/** The table's first entry about an operation. */
export function entryOf(operationId: string): string {
  return Object.keys(ACCESS).find((name) => name.split('/')[0] === operationId) ?? operationId;
}

/** Path parameters for which everything in the address exists. */
export async function paramsFor(world: World, operationId: string): Promise<Record<string, string>> {
  const { params = {} } = await sampleFor(entryOf(operationId), world);
  return params;
}
