import type { DecidingRule, Menu } from '#ordering/menu/rules/menu.ts';
import { menusPricedAt } from '#ordering/price-rules/rules/price-at.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { showMinute } from '#texts/guests/show-time.ts';

export function priceMenus(
  menus: Menu[],
  { rules, areas }: NonNullable<StoreModel['prices']>,
  { type, table }: { type: string | null; table: string | null },
): Menu[] {
  const area = table !== null && Object.hasOwn(areas, table) ? (areas[table] ?? null) : null;
  return menusPricedAt(menus, { rules, type, area });
}

/** Why a price differs from the menu's: "Happy hour until 7 pm". */
export function PriceReason({ rule }: { rule: DecidingRule }) {
  const { texts, language } = useLanguage();
  const { text, lang } = labelIn(rule, language);
  return <span lang={lang}>{rule.ends === null ? text : texts.menu.until(text, showMinute(rule.ends))}</span>;
}
