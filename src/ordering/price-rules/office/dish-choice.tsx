import { useState } from 'react';
import { type Menu, visibleCategories } from '#ordering/menu/rules/menu.ts';
import { searchWords } from '#platform/text/rules/search-words.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Choices } from '#ui/office/choices/choices.tsx';
import { SearchField } from '#ui/office/choices/search-field.tsx';

interface DishChoiceProps {
  menus: Menu[];
  chosen: string[];
  onChange: (ids: string[]) => void;
}

const MOST_FOUND = 20;

/** The chosen dishes, and those that are searched for. */
export function DishChoice({ menus, chosen, onChange }: DishChoiceProps) {
  const { priceRules: t } = useTexts();
  const { labelOf } = useNames();
  const [text, setText] = useState('');
  const words = searchWords([text]);
  const items = menus.flatMap(visibleCategories).flatMap((category) => category.items);
  const isFound = (label: string) => {
    const names = searchWords([label]);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  };
  const found =
    text.trim() === ''
      ? []
      : items.filter((item) => isFound(`${item.label} ${labelOf(item)}`)).slice(0, MOST_FOUND);
  const shown = items.filter((item) => chosen.includes(item.id) || found.includes(item));
  return (
    <>
      <SearchField label={t.findDish} value={text} onChange={setText} />
      {shown.length > 0 && (
        <Choices
          label={t.dishes}
          values={chosen}
          options={shown.map((item) => ({ value: item.id, label: labelOf(item) }))}
          onChange={onChange}
        />
      )}
    </>
  );
}
