import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { parsePercent } from '#ordering/menu-import/rules/numbers.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { formatAmount } from '#ui/office/format.ts';
import type { RuleDraft } from './edit-price-rules.ts';

/** A rule in one line: how, of what, for which orders and when. */
export function useRuleSummary(rule: RuleDraft): string {
  const { priceRules: t, hours } = useTexts();
  const { labelOf } = useNames();
  const { orderConfigs, currency } = useStore().profile;
  const { when, what, from, until } = rule;
  const types = orderConfigs.filter(({ _id }) => when.types.includes(_id));
  const dishes = new Set(Object.values(rule.prices).map(({ itemId }) => itemId)).size;
  const some = [
    what.categories.length > 0 && t.categoryCount(what.categories.length),
    what.items.length > 0 && t.dishCount(what.items.length),
  ];
  const parts = [
    rule.kind === 'list' ? t.listed(dishes) : changeOf(),
    ...(rule.kind === 'list' ? [] : rule.isOfSome ? some : [t.wholeMenu]),
    ...types.map(labelOf),
    ...when.areas,
    when.days.map((day) => hours.days[day]).join(', '),
    from && until && `${from} – ${until}`,
    [when.fromDay, when.untilDay].some(Boolean) && `${when.fromDay ?? '…'} – ${when.untilDay ?? '…'}`,
    when.channel && t.channels[when.channel],
  ];
  return parts.filter(Boolean).join(' · ');

  function changeOf(): string {
    const price = parsePrice(rule.value);
    const percent = parsePercent(rule.value);
    const size =
      rule.kind === 'percent'
        ? `${percent ?? '…'}%`
        : price === null
          ? '…'
          : formatAmount(toNumber(price), currency);
    return rule.isOff ? t.lower(size) : t.higher(size);
  }
}
