import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { DishLines } from '#ordering/menu-editor/office/face/dish-lines/dish-lines.tsx';
import { UntaxedWarning } from '#ordering/menu-editor/office/face/untaxed-warning.tsx';
import { useSaveCatalogue } from '#ordering/menu-editor/office/face/use-save-catalogue.ts';
import { itemsIn } from '#ordering/menu-editor/rules/map-items.ts';
import { taxUntaxed } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { addLines } from '#ordering/menu-lines/rules/add-lines.ts';
import type { MenuLine } from '#ordering/menu-lines/rules/parse-lines.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { setUpQuery } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TaxesField } from '#ui/office/fields/taxes-field.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { isSample, sampleMenu, withoutSample } from './sample-menu.ts';
import { useDefaultTaxes } from './use-default-taxes.ts';
import styles from './welcome.module.css';

interface DishesStepProps {
  count: number;
  text: string;
  onText: (text: string) => void;
}

/** The first dishes: typed or pasted, imported, or a sample menu. */
export function DishesStep({ count, text, onText }: DishesStepProps) {
  const { welcome, importMenu, editor, dishLines } = useTexts();
  const t = welcome.dishes;
  const { storeId, profile } = useStore();
  const { data: base } = useQuery(catalogueQuery(storeId));
  const { save, isPending } = useSaveMenus();
  const { taxes, isSaving, setTaxes } = useDefaultTaxes();
  const [isAdding, setAdding] = useState(false);
  if (!base) return <Loading />;
  const hasSample = base.menus.some(isSample);

  function add(lines: MenuLine[], onSaved: () => void) {
    if (!base) return;
    const before = itemsIn(base).length;
    const mine = addLines(base, lines, { taxes, newId: randomId });
    save(base, mine, (saved) => {
      onSaved();
      setAdding(false);
      return dishLines.added(itemsIn(saved).length - before);
    });
  }

  return (
    <>
      <UntaxedWarning
        catalogue={base}
        onApply={() => save(base, taxUntaxed(base, profile), () => editor.taxesAdded)}
      />
      {count === 0 || isAdding ? (
        <DishLines text={text} onText={onText} hasHeadings isBusy={isPending || isSaving} onAdd={add}>
          {!profile.isTaxFree && (
            <TaxesField
              label={t.taxes}
              description={t.taxesHint}
              value={taxes}
              inUse={[]}
              onChange={(chosen) => chosen && setTaxes(chosen)}
            />
          )}
        </DishLines>
      ) : (
        <Button look="tinted" onClick={() => setAdding(true)}>
          {t.more}
        </Button>
      )}
      <Link to="/app/management/e-commerce/import" className={styles.action}>
        {importMenu.title}
      </Link>
      {count === 0 && (
        <div className={styles.sample}>
          <p>
            {t.or} <span className={styles.hint}>{t.sampleHint}</span>
          </p>
          <Button
            isBusy={isPending}
            onClick={() =>
              save(
                base,
                { ...base, menus: [...base.menus, sampleMenu(taxes, randomId)] },
                () => t.sampleAdded,
              )
            }
          >
            {t.sample}
          </Button>
        </div>
      )}
      {hasSample && (
        <Button isBusy={isPending} onClick={() => save(base, withoutSample(base), () => t.sampleRemoved)}>
          {t.removeSample}
        </Button>
      )}
    </>
  );
}

/** Saves the menus with a notice, and fetches again what the store has set up. */
function useSaveMenus() {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  const { mutate, isPending } = useSaveCatalogue();
  const save = (
    base: CatalogueView,
    mine: Pick<CatalogueView, 'orderConfigs' | 'menus'>,
    notice: (saved: CatalogueView) => string,
  ) =>
    mutate(
      { base, mine },
      {
        onSuccess: ({ saved }) => {
          say(notice(saved));
          void client.invalidateQueries(setUpQuery(storeId));
        },
      },
    );
  return { save, isPending };
}
