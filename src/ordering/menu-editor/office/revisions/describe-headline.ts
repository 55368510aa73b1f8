import type { CatalogueChange, RevisionView } from '#ordering/catalogue/wire/revisions.ts';
import { headlineOf, isDish } from '../../rules/changes/headline.ts';
import { describeChange, nameOf } from '../face/changes/describe-change.ts';
import { describeValue, fieldName, type Wording } from '../face/changes/describe-value.ts';

const PLAIN = new Set(['edit', 'item', 'bulk']);

/** What one or more saves were about, such as “Samosa chaat: new description”. */
export function describeHeadline(saves: readonly RevisionView[], wording: Wording): string {
  const t = wording.t.revisions;
  const cause = saves[0]?.cause ?? 'edit';
  const headline = headlineOf(saves);
  if (!headline || !PLAIN.has(cause)) return t.causes[cause];
  if (headline.about === 'several') return t.summary(headline.summary);
  if (headline.about === 'one') return describeOne(headline.changes, wording);
  const { alike, count } = headline;
  if (isDish(alike.thing)) return t.about(t.dishes(count), describeAlike(alike, wording));
  return t.causes[cause];
}

function describeOne(changes: CatalogueChange[], wording: Wording): string {
  const [first] = changes;
  const fields = [...new Set(changes.map(({ what, field }) => (what === 'changed' ? field : undefined)))];
  if (!first) return '';
  if (fields.includes(undefined) || (changes.length === 1 && first.field === 'label'))
    return describeChange(changes.find(({ what }) => what !== 'changed') ?? first, wording);
  const { itemId, path, label } = first.thing;
  const name = itemId === undefined ? label : (path[2] ?? nameOf(first.thing));
  const { revisions } = wording.t;
  if (changes.length === 1 && first.field === 'value') {
    const [from, to] = [first.from, first.to].map((value) => describeValue('value', value, wording));
    return revisions.about(name, revisions.price(from ?? '', to ?? ''));
  }
  if (fields.length === 1) return revisions.about(name, describeAlike(first, wording));
  return revisions.about(name, revisions.fresh(fields.map((field) => fieldName(field ?? '', wording.t))));
}

function describeAlike({ what, field, to }: CatalogueChange, wording: Wording): string {
  const t = wording.t.revisions;
  if (what !== 'changed' || field === undefined) return t.done[what];
  if (field === 'availability') return describeValue(field, to, wording);
  return t.fresh([fieldName(field, wording.t)]);
}
