import type { CatalogueView } from '#domain/api/catalogue.ts';
import { countUntaxed, usualTaxes } from '#domain/menu-edit/usual-taxes.ts';
import { Button } from '../../../components/button.tsx';
import { nameTaxes } from '../../../components/fields/taxes-field.tsx';
import { Warning } from '../../../components/warning.tsx';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';

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
