import type { CatalogueView } from '#domain/api/catalogue.ts';
import { countUntaxed, usualTaxes } from '#domain/menu-edit/usual-taxes.ts';
import { useTexts } from '../texts/index.ts';
import { Button } from './button.tsx';
import { useStore } from './current-store.ts';
import { nameTaxes } from './fields/taxes-field.tsx';
import { Warning } from './warning.tsx';

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
