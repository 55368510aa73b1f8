import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { itemsIn } from '#domain/menu-edit/map-items.ts';
import { taxUntaxed } from '#domain/menu-edit/usual-taxes.ts';
import { randomId } from '#ui/random-id.ts';
import { catalogueQuery } from '../../api/menu.ts';
import { setUpQuery } from '../../api/store.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { SwitchField } from '../../parts/fields/switch-field.tsx';
import { Loading } from '../../parts/loading.tsx';
import { UntaxedWarning } from '../../parts/untaxed-warning.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useSaveCatalogue } from '../../parts/use-save-catalogue.ts';
import { useTexts } from '../../texts/index.ts';
import { QuickAdd } from './quick-add.tsx';
import { type QuickDish, withDishes } from './quick-dishes.ts';
import { isSample, sampleMenu, withoutSample } from './sample-menu.ts';
import { useTaxSwitch } from './use-tax-switch.ts';
import styles from './welcome.module.css';

/** The first dishes: typed in rows, imported, or a sample menu. */
export function DishesStep({ count }: { count: number }) {
  const { welcome, importMenu, editor } = useTexts();
  const t = welcome.dishes;
  const { storeId, profile } = useStore();
  const { data: base } = useQuery(catalogueQuery(storeId));
  const { save, isPending } = useSaveMenus();
  const { taxes, isTaxed, isSwitching, setTaxed } = useTaxSwitch();
  const [isAdding, setAdding] = useState(false);
  if (!base) return <Loading />;
  const hasSample = base.menus.some(isSample);

  function add(dishes: QuickDish[], onSaved: () => void) {
    if (!base) return;
    const before = itemsIn(base).length;
    const mine = withDishes(base, dishes, { taxes, newId: randomId });
    save(base, mine, (saved) => {
      onSaved();
      setAdding(false);
      return t.added(itemsIn(saved).length - before);
    });
  }

  return (
    <>
      <UntaxedWarning
        catalogue={base}
        onApply={() => save(base, taxUntaxed(base, profile), () => editor.taxesAdded)}
      />
      {count === 0 || isAdding ? (
        <QuickAdd isBusy={isPending || isSwitching} onAdd={add}>
          {!profile.isTaxFree && (
            <SwitchField label={t.gst} description={t.gstHint} checked={isTaxed} onChange={setTaxed} />
          )}
        </QuickAdd>
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
