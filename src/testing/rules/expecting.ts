import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describeIssue } from '#platform/calls/wire/faults.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Fault } from '#platform/errors/rules/field-fault.ts';

export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}`);
  return element;
}

export function catchRefusal(run: () => unknown): AppError {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

export function faultsOf(schema: z.ZodMiniType, value: unknown): Omit<Fault, 'fault'>[] {
  const parsed = z.safeParse(schema, value);
  const found = parsed.success ? [] : parsed.error.issues.flatMap(describeIssue);
  return found.map(({ path, message }) => ({ path, message }));
}

export function pathsOf(schema: z.ZodMiniType, value: unknown): string[] {
  return faultsOf(schema, value).map(({ path }) => path);
}

/** Fails with the smallest counterexample, and the seed to reproduce it. */
export function holds<Ts>(property: fc.IProperty<Ts>): void {
  void fc.assert(property);
}
