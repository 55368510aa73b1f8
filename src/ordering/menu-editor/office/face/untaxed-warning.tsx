import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { nameTaxes } from '#ui/office/fields/taxes-field.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { countUntaxed, usualTaxes } from '../../rules/prices/usual-taxes.ts';

interface UntaxedWarningProps {
  catalogue: Pick<CatalogueView, 'orderConfigs' | 'menus'>;
  onApply: () => void;
}

/** Says how many dishes are sold without the tax that the store adds to new ones. */
export function UntaxedWarning({ catalogue, onApply }: UntaxedWarningProps) {
  const texts = useTexts();
  const t = texts.editor;
  const { profile } = useStore();
  const count = countUntaxed(catalogue, profile);
  if (count === 0) return null;
  return (
    <Warning>
      {t.untaxedDishes(count)}{' '}
      <Button onClick={onApply}>{t.addTaxes(nameTaxes(usualTaxes(profile), texts))}</Button>
    </Warning>
  );
}
