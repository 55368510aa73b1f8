import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { type Fault, type FieldFault, faultAt } from '#platform/errors/rules/field-fault.ts';

// Sets zod's own messages. Without them every fault that has no rule of its own reads "Invalid input".
z.config(en());

export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

type Issue = z.core.$ZodIssue;
const MOST_KEYS = 100;

export function describeIssue(issue: Issue): Fault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, MOST_KEYS)
      .map((key) => faultAt(formatPath([...issue.path, key]), { rule: 'unknownField' }));
  const path = formatPath(issue.path);
  const named = parseFault(issue.message);
  return [named ? faultAt(path, named) : { path, message: issue.message, fault: faultOfShape(issue) }];
}

/** Parses a message that a schema wrote with `formatFault`, or returns null for zod's own messages. */
export function parseFault(message: string): FieldFault | null {
  return message.startsWith('{"rule":') ? JSON.parse(message) : null;
}

/** Maps an issue that has no rule of its own to the nearest one. */
function faultOfShape(issue: Issue): FieldFault {
  if (issue.code === 'invalid_value')
    return { rule: 'oneOf', values: issue.values.map((value) => String(value)) };
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum);
    return issue.origin === 'string' ? { rule: 'tooLong', most } : { rule: 'atMost', most };
  }
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum);
    return issue.origin === 'string' ? { rule: 'tooShort', least } : { rule: 'atLeast', least };
  }
  return { rule: 'invalid' };
}

export const errorView = z.object({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.string(),
});
