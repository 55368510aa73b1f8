import type { StoreModel } from '#domain/api/store-model.ts';
import type { DecidingRule, Menu } from '#domain/menu/menu.ts';
import { menusPricedAt } from '#domain/pricing/price-at.ts';
import { labelIn } from '../texts/label-in.ts';
import { showMinute } from '../texts/show-time.ts';
import { useLanguage } from '../texts/use-texts.ts';

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
