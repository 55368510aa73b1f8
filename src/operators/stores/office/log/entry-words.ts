import type { OperatorEntry } from '#operators/log/wire/operator-log.ts';
import { INVOICE_TIME_ZONE } from '#operators/plans/rules/invoice.ts';
import { lastDayOf } from '#operators/plans/rules/invoice-period.ts';
import type { useTexts } from '#texts/office/index.ts';
import { type Clock, formatDate, formatDayOf, formatTime } from '#ui/office/format.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Entries may be years old. */
export const whenOf = (at: string, clock: Clock) => `${formatDayOf(at, clock)}, ${formatTime(at, clock)}`;

/** What an entry says that was changed, a line for each thing. */
export function changesOf(
  { from, to }: Pick<OperatorEntry, 'from' | 'to'>,
  { operator, plan }: ReturnType<typeof useTexts>,
  clock: Clock,
): string[] {
  const { log, roles, signUp, plans, states } = operator;
  const known: Record<string, Record<string, string>> = {
    role: roles,
    invited: roles,
    readers: operator.filters.readers,
    policy: signUp.policies,
    status: { ...states, ...operator.invoices.states },
  };
  const show = (name: string, value = '') => {
    if (value === '') return log.nothing;
    if (name === 'endDate') return formatDate(lastDayOf(value, INVOICE_TIME_ZONE), clock.language);
    if (INSTANT.test(value)) return whenOf(value, clock);
    if (name === 'features')
      return value
        .split(', ')
        .map((one) => featureOf(one))
        .join(', ');
    return known[name]?.[value] ?? value;
  };
  const featureOf = (name: string) => (plan.features as Record<string, string>)[name] ?? name;
  const nameOf = (name: string) => log.fields[name] ?? (plans.limits as Record<string, string>)[name] ?? name;
  return Object.keys(to).map((name) => log.step(nameOf(name), show(name, from[name]), show(name, to[name])));
}
