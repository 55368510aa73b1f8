import { AppError } from '../errors.ts';
import { FAULT_WORDS } from './fault-words.ts';

type Words = typeof FAULT_WORDS;
export type Rule = keyof Words;
type ValuesOf<R extends Rule> = Parameters<Words[R]>;

/** What is wrong with a field: the rule that it breaks, and what the words for it need to know. */
export type FieldFault = {
  [R in Rule]: ValuesOf<R> extends [infer Values] ? { rule: R } & Values : { rule: R };
}[Rule];

/** By the names of the fields, or by their paths in a document. */
export type FieldFaults = Record<string, FieldFault>;

export function wordsOf(fault: FieldFault): string {
  return FAULT_WORDS[fault.rule](fault as never);
}

/** What is wrong in a form. */
export function fieldFault(faults: FieldFaults): AppError {
  const fields = Object.entries(faults).map(([field, fault]) => [field, wordsOf(fault)]);
  return new AppError('VALIDATION', { fields: Object.fromEntries(fields), faults });
}

/** Somewhere in a document, or in a form with fields in fields. */
export interface Fault {
  path: string;
  message: string;
  fault: FieldFault;
}

export function faultAt(path: string, fault: FieldFault): Fault {
  return { path, message: wordsOf(fault), fault };
}

/** What is wrong in a document: every fault at once. */
export function documentFault(found: Fault[]): AppError {
  const errors = found.map(({ path, message }) => ({ path, message }));
  return new AppError('VALIDATION', { errors, faults: byPath(found) });
}

/** What a schema finds wrong in a form. */
export function formFault(found: Fault[]): AppError {
  const named = found.map(({ path, ...fault }) => ({ path: path || 'body', ...fault }));
  const fields = Object.fromEntries(named.map(({ path, message }) => [path, message]));
  return new AppError('VALIDATION', { fields, faults: byPath(named) });
}

function byPath(found: Fault[]): FieldFaults {
  return Object.fromEntries(found.map(({ path, fault }) => [path, fault]));
}

/** For a schema, which knows texts only; `readIssue` makes the fault of it again. */
export function wrong<R extends Rule>(rule: R, ...[values]: ValuesOf<R>): string {
  return JSON.stringify({ rule, ...(values as object | undefined) });
}
