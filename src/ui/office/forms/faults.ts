import type * as z from 'zod/mini';

export type Fault = 'required' | 'invalid' | 'tooShort' | 'tooLong' | 'tooCommon';

/** Checks values with a schema of the API. Returns one fault for each field, which the interface can translate. */
export function faultsOf(schema: z.ZodMiniType, values: Record<string, string>): Record<string, Fault> {
  const faults: Record<string, Fault> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const field = String(issue.path[0]);
    faults[field] ??= values[field] === '' ? 'required' : kindOf(issue.code);
  }
  return faults;
}

function kindOf(code: string): Fault {
  if (code === 'too_small') return 'tooShort';
  return code === 'too_big' ? 'tooLong' : 'invalid';
}
