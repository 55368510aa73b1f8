/** What operators change. Each call that changes something says which of these it is. */
export const OPERATOR_ACTS = [
  'creation',
  'suspension',
  'closing',
  'hand-over',
  'subscription',
  'invoice',
  'plan',
  'seller',
  'brand',
  'sign-up',
  'invitation',
  'announcement',
  'operator',
  'sessions',
  'health',
  'tags',
  'note',
  'filter',
] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

/** How something stood that an operator can change: texts by the name of what they are. */
export type Standing = Readonly<Record<string, string>>;

/** What differs between two standings, as it was and as it is. Null: nothing does. */
export function differenceOf(from: Standing, to: Standing): { from: Standing; to: Standing } | null {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const changed = names.filter((name) => (from[name] ?? '') !== (to[name] ?? ''));
  if (changed.length === 0) return null;
  const pick = (standing: Standing) =>
    Object.fromEntries(changed.map((name) => [name, standing[name] ?? '']));
  return { from: pick(from), to: pick(to) };
}
