import type { CatalogueView } from '#domain/api/catalogue.ts';
import { countUntaxed, usualTaxes } from '#domain/menu-edit/usual-taxes.ts';
import { writeTaxes } from '#domain/menu-import/tax-text.ts';
import { useTexts } from '../texts/index.ts';
import { Button } from './button.tsx';
import { useStore } from './current-store.ts';
import { Warning } from './warning.tsx';

interface UntaxedWarningProps {
  catalogue: Pick<CatalogueView, 'orderConfigs' | 'menus'>;
  onApply: () => void;
}

/** Says how many dishes are sold without the tax that the store adds to new ones. */
export function UntaxedWarning({ catalogue, onApply }: UntaxedWarningProps) {
  const { editor: t } = useTexts();
  const { profile } = useStore();
  const count = countUntaxed(catalogue, profile);
  if (count === 0) return null;
  return (
    <Warning>
      {t.untaxedDishes(count)}{' '}
      <Button onClick={onApply}>{t.addTaxes(writeTaxes(usualTaxes(profile)))}</Button>
    </Warning>
  );
}
