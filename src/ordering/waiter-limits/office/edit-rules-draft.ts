import type { Texts } from '#texts/office/en.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { type EditRules, type Guard, LONGEST_USUAL_REASON, MOST_REASONS } from '../rules/edit-rules.ts';

type Reasons = EditRules['reasons'];
export const REASON_KINDS = ['off', 'discount', 'complimentary'] as const satisfies (keyof Reasons)[];

/** What is typed: reasons one in each line, and a percentage that may be empty. */
export type EditRulesDraft = { [Kind in keyof Reasons]: string } & { percent: string; guard: Guard };

/** A store without a list of its own sees the usual one, to write on from it. */
export function draftOf({ reasons, staffPercent, guard }: EditRules, usual: Reasons): EditRulesDraft {
  const linesOf = (kind: keyof Reasons) => (reasons[kind].length > 0 ? reasons : usual)[kind].join('\n');
  return {
    off: linesOf('off'),
    discount: linesOf('discount'),
    complimentary: linesOf('complimentary'),
    percent: String(staffPercent),
    guard,
  };
}

/** The usual list is not stored, so that it stays in the language of whoever is asked. */
export function rulesOf(draft: EditRulesDraft, usual: Reasons): EditRules {
  const ownOf = (kind: keyof Reasons) => {
    const own = reasonsIn(draft[kind]);
    return own.join('\n') === usual[kind].join('\n') ? [] : own;
  };
  return {
    reasons: { off: ownOf('off'), discount: ownOf('discount'), complimentary: ownOf('complimentary') },
    staffPercent: Number(draft.percent.trim()),
    guard: draft.guard,
  };
}

export function faultsIn(draft: EditRulesDraft, t: Texts['editRules']): Faults {
  const faults: Faults = {};
  const percent = Number(draft.percent.trim());
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) faults['percent'] = t.percentFault;
  for (const kind of REASON_KINDS) {
    const own = reasonsIn(draft[kind]);
    if (own.length > MOST_REASONS) faults[kind] = t.tooMany(MOST_REASONS);
    if (own.some(({ length }) => length > LONGEST_USUAL_REASON))
      faults[kind] = t.tooLong(LONGEST_USUAL_REASON);
  }
  return faults;
}

function reasonsIn(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
}
