import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { tidyHsn } from '#ordering/menu/rules/hsn.ts';
import { cleanLabel } from './labels.ts';
import { pruneTagTranslations } from './tags.ts';
import type { GroupView, OptionView } from './views.ts';

/** Trims texts, and removes lines that were begun and left empty. */
export function tidyItem(item: ItemView): ItemView {
  return pruneTagTranslations({
    ...item,
    label: cleanLabel(item.label),
    description: item.description.trim(),
    hsn: tidyHsn(item.hsn),
    tags: [...new Set(item.tags.map((tag) => tag.trim()).filter(Boolean))],
    taxes: item.taxes
      .map((tax) => ({ ...tax, label: cleanLabel(tax.label) }))
      .filter(({ label, value }) => label !== '' || value !== 0),
    configs: item.configs.map(tidyGroup).filter(({ label, contents }) => label !== '' || contents.length > 0),
  });
}

function tidyGroup(group: GroupView): GroupView {
  const contents = group.contents
    .map((option) => ({ ...option, label: cleanLabel(option.label) }))
    .filter((option) => option.label !== '' || !isEmpty(option));
  return { ...group, label: cleanLabel(group.label), contents };
}

function isEmpty({ value }: OptionView): boolean {
  return value === 0 || (typeof value === 'string' && value.trim() === '');
}
