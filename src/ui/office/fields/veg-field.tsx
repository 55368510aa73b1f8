import { VEG_CHOICES, type VegChoice } from '#ordering/menu-editor/rules/veg-choice.ts';
import type { Texts } from '#texts/office/en.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from './select-field.tsx';

interface VegFieldProps {
  value: VegChoice;
  /** In a row of fields the label is only read out. */
  isInRow?: boolean;
  onChange: (choice: VegChoice) => void;
}

export function VegField({ value, isInRow = false, onChange }: VegFieldProps) {
  const t = useTexts();
  const name = isInRow ? { 'aria-label': t.editor.vegMark } : { label: t.editor.vegMark };
  return <SelectField {...name} value={value} options={vegOptions(t)} onChange={onChange} />;
}

export function vegOptions({ editor, items }: Texts): { value: VegChoice; label: string }[] {
  const labels = { veg: items.veg, egg: editor.egg, 'non-veg': items.nonVeg, none: editor.noMark };
  return VEG_CHOICES.map((value) => ({ value, label: labels[value] }));
}
