import type { Conflict, Side } from '../../../rules/changes/merge-catalogues.ts';
import { nameOf } from './describe-change.ts';
import { describeBoth, fieldName, type Wording } from './describe-value.ts';

/** "Asha changed the price of Masala dosa to ₹140; yours is ₹150." */
export function describeConflict({ field, thing, mine, theirs }: Conflict, who: string, wording: Wording) {
  const t = wording.t.changes.conflict;
  const name = nameOf(thing);
  if (field === 'presence') return mine ? t.theyRemoved(who, name) : t.iRemoved(who, name);
  if (field === 'parent') return t.moved(who, name, String(theirs), String(mine));
  if (field === 'sequence') return t.ordered(who, name || wording.t.changes.kinds[thing.kind]);
  const [other, own] = describeBoth(field, theirs, mine, wording);
  return t.field(who, fieldName(field, wording.t), name, other, own);
}

export function choiceText(conflict: Conflict, choice: Side, wording: Wording): string {
  const t = wording.t.changes.conflict;
  const { field, mine, theirs } = conflict;
  const value = conflict[choice];
  if (field === 'sequence') return t[choice];
  if (field === 'presence') return t.withValue(t[choice], value ? t.keptChoice : t.removedChoice);
  if (field === 'parent') return t.withValue(t[choice], String(value));
  const [own, other] = describeBoth(field, mine, theirs, wording);
  return t.withValue(t[choice], choice === 'mine' ? own : other);
}
