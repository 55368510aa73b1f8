import { AppError } from './errors.ts';
import { FAULT_MESSAGES } from './fault-messages.ts';

type Words = typeof FAULT_MESSAGES;
export type Rule = keyof Words;
type ValuesOf<R extends Rule> = Parameters<Words[R]>;

/** The rule that a field breaks, with the values that its message needs. */
export type FieldFault = {
  [R in Rule]: ValuesOf<R> extends [infer Values] ? { rule: R } & Values : { rule: R };
}[Rule];

/** Keyed by field name, or by path within a document. */
export type FieldFaults = Record<string, FieldFault>;

export function faultMessageOf(fault: FieldFault): string {
  return FAULT_MESSAGES[fault.rule](fault as never);
}

export function fieldFault(faults: FieldFaults): AppError {
  const fields = Object.entries(faults).map(([field, fault]) => [field, faultMessageOf(fault)]);
  return new AppError('VALIDATION', { fields: Object.fromEntries(fields), faults });
}

export interface Fault {
  path: string;
  message: string;
  fault: FieldFault;
}

export function faultAt(path: string, fault: FieldFault): Fault {
  return { path, message: faultMessageOf(fault), fault };
}

export function documentFault(found: Fault[]): AppError {
  const errors = found.map(({ path, message }) => ({ path, message }));
  return new AppError('VALIDATION', { errors, faults: byPath(found) });
}

export function formFault(found: Fault[]): AppError {
  const named = found.map(({ path, ...fault }) => ({ path: path || 'body', ...fault }));
  const fields = Object.fromEntries(named.map(({ path, message }) => [path, message]));
  return new AppError('VALIDATION', { fields, faults: byPath(named) });
}

function byPath(found: Fault[]): FieldFaults {
  return Object.fromEntries(found.map(({ path, fault }) => [path, fault]));
}

/** Formats a fault as the message of a schema, which must be a string. `parseFault` reads it. */
export function formatFault<R extends Rule>(rule: R, ...[values]: ValuesOf<R>): string {
  return JSON.stringify({ rule, ...(values as object | undefined) });
}
