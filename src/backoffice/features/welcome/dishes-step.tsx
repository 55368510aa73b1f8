import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { itemsIn } from '#domain/menu-edit/map-items.ts';
import { taxUntaxed } from '#domain/menu-edit/usual-taxes.ts';
import { addLines } from '#domain/menu-lines/add-lines.ts';
import type { MenuLine } from '#domain/menu-lines/parse-lines.ts';
import { randomId } from '#ui/random-id.ts';
import { catalogueQuery } from '../../api/menu.ts';
import { setUpQuery } from '../../api/store.ts';
import { Button } from '../../components/button.tsx';
import { TaxesField } from '../../components/fields/taxes-field.tsx';
import { Loading } from '../../components/loading.tsx';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import { DishLines } from '../menu-editor/face/dish-lines/dish-lines.tsx';
import { UntaxedWarning } from '../menu-editor/face/untaxed-warning.tsx';
import { useSaveCatalogue } from '../menu-editor/face/use-save-catalogue.ts';
import { isSample, sampleMenu, withoutSample } from './sample-menu.ts';
import { useDefaultTaxes } from './use-default-taxes.ts';
import styles from './welcome.module.css';

/** The first dishes: typed or pasted, imported, or a sample menu. */
export function DishesStep({ count }: { count: number }) {
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
        <DishLines name="first-menu" hasHeadings isBusy={isPending || isSaving} onAdd={add}>
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
