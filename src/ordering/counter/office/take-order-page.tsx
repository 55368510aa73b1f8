import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { startingChoices } from '#ordering/menu/rules/options/choices.ts';
import { isSimple } from '#ordering/menu/rules/options/options.ts';
import { DishPicker } from '#ordering/menu-editor/office/face/dishes/dish-picker.tsx';
import { type Dish, offerAt, offerTo } from '#ordering/menu-editor/office/face/dishes/offer.ts';
import { OptionsDialog } from '#ordering/menu-editor/office/face/dishes/options-dialog.tsx';
import { useCatalogue } from '#ordering/menu-editor/office/face/use-catalogue.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { useTimed } from '#ui/office/now.ts';
import { DraftPanel } from './draft/draft-panel.tsx';
import { DraftPlace } from './draft/draft-place.tsx';
import { useOrderDraft, useOrderedFor } from './draft/use-order-draft.ts';
import { useDraftTable, useLinkedTable } from './draft/use-table.ts';
import { type Placed, PlacedNote } from './placed-note.tsx';
import styles from './take-order.module.css';

export function TakeOrderPage() {
  const { takeOrder: t } = useTexts();
  const { role } = useStore();
  const isAllowed = may(role, 'order.place');
  const { data, error, refetch } = useCatalogue({ enabled: isAllowed });
  if (!isAllowed) return <NotAllowed title={t.title} what={t.notAllowed} hint={t.notAllowedHint} />;
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return data ? <Counter catalogue={data} /> : <Loading shape="page" />;
}

/** The dishes beside the order, below a head with its table or guest. */
function Counter({ catalogue }: { catalogue: CatalogueView }) {
  const { takeOrder: t, palette } = useTexts();
  const { placeOf } = useNames();
  const { profile, role } = useStore();
  // Prices and menus change with the hour, by the clock of the server.
  useTimed((now) => Math.floor(now / MINUTE));
  const offered = offerAt(catalogue, profile, serverNow());
  const { orderTypes } = offered;
  const orderedFor = useOrderedFor();
  useLinkedTable(orderedFor, orderTypes);
  const { tables, table, orderType } = useDraftTable(orderedFor, orderTypes);
  const offer = offerTo(offered, profile, {
    type: orderType?.id ?? null,
    channel: 'staff',
    table: table?.iden,
  });
  const draft = useOrderDraft(offer, orderedFor);
  const [choosing, setChoosing] = useState<Dish | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);

  function choose(dish: Dish) {
    setPlaced(null);
    if (isSimple(dish.item)) draft.add(dish, startingChoices(dish.item), 1);
    else setChoosing(dish);
  }

  return (
    <Page
      title={t.title}
      lead={table ? t.forTable(placeOf(table)) : t.lead}
      width="wide"
      actions={
        <>
          {may(role, 'till.count') && (
            <Link className={styles.link} to="/app/till" search={{ step: 'noSale' }}>
              {palette.openDrawer}
            </Link>
          )}
          <a className={styles.link} href={`/${profile.slug}/tokens`} target="_blank" rel="noopener">
            {t.tokenScreen}
          </a>
        </>
      }
    >
      <div className={styles.counter}>
        <DishPicker offer={offer} quantities={draft.quantities} onChoose={choose} />
        <DraftPlace draft={draft} isPlaced={placed !== null}>
          {placed ? (
            <PlacedNote
              placed={placed}
              onNext={() => setPlaced(null)}
              onRepeat={() => {
                draft.repeat();
                setPlaced(null);
              }}
            />
          ) : (
            <DraftPanel
              offer={offer}
              draft={draft}
              onPlaced={(order, paid) => {
                draft.clear();
                setPlaced({ order, paid, table: tables.find(({ iden }) => iden === table?.iden) });
              }}
            />
          )}
        </DraftPlace>
        <OptionsDialog
          dish={choosing}
          onClose={() => setChoosing(null)}
          onAdd={(dish, choices, quantity) => {
            draft.add(dish, choices, quantity);
            setChoosing(null);
          }}
        />
      </div>
    </Page>
  );
}
