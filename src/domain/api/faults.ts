import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

// The words for faults whose schema has none of its own; without them all would be "Invalid input".
z.config(en());

/** What is wrong, and where in a document. */
export interface Fault {
  path: string;
  message: string;
}

export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

type Issue = z.core.$ZodIssue;
const MOST_KEYS = 100;

export function describeIssue(issue: Issue): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MOST_KEYS).map((key) => ({
      path: formatPath([...issue.path, key]),
      message: 'Is not a known field',
    }));
  }
  return [{ path: formatPath(issue.path), message: issue.message }];
}

/** What every refusal answers. */
export const errorView = z.object({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.string(),
});
