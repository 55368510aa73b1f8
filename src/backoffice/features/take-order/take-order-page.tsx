import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import type { PlacedOrder } from '#domain/api/order.ts';
import { startingChoices } from '#domain/menu/choices.ts';
import { isSimple } from '#domain/menu/options.ts';
import { may } from '#domain/people/permissions.ts';
import { catalogueQuery } from '../../api/menu.ts';
import { useStore } from '../../parts/current-store.ts';
import { Failure } from '../../parts/failure.tsx';
import { Loading } from '../../parts/loading.tsx';
import { NotAllowed } from '../../parts/not-allowed.tsx';
import { Page } from '../../parts/page.tsx';
import { useTexts } from '../../texts/index.ts';
import { DishPicker } from './dish-picker.tsx';
import { offerAt } from './offer.ts';
import { OptionsDialog } from './options-dialog.tsx';
import { PlacedNote } from './placed-note.tsx';
import styles from './take-order-page.module.css';
import { TicketPanel } from './ticket-panel.tsx';
import { TicketPlace } from './ticket-place.tsx';
import { type Dish, useTicket } from './use-ticket.ts';

export function TakeOrderPage() {
  const { takeOrder: t } = useTexts();
  const { storeId, role } = useStore();
  const isAllowed = may(role, 'order.place');
  const { data, error, refetch } = useQuery({ ...catalogueQuery(storeId), enabled: isAllowed });
  if (!isAllowed) return <NotAllowed title={t.title} what={t.notAllowed} hint={t.notAllowedHint} />;
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {data ? <Counter catalogue={data} /> : <Loading />}
    </Page>
  );
}

/** Dishes on the one side, the order as it grows on the other; on a phone it lies below, one touch away. */
function Counter({ catalogue }: { catalogue: CatalogueView }) {
  const { timeZone } = useStore().profile;
  const offer = offerAt(catalogue, timeZone, Date.now());
  const ticket = useTicket(offer);
  const [asked, setAsked] = useState<Dish | null>(null);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);

  function choose(dish: Dish) {
    setPlaced(null);
    if (isSimple(dish.item)) ticket.add(dish, startingChoices(dish.item), 1);
    else setAsked(dish);
  }

  return (
    <div className={styles.counter}>
      <DishPicker offer={offer} onChoose={choose} />
      <TicketPlace ticket={ticket} isPlaced={placed !== null}>
        {placed ? (
          <PlacedNote order={placed} onNext={() => setPlaced(null)} />
        ) : (
          <TicketPanel
            offer={offer}
            ticket={ticket}
            onPlaced={(order) => {
              ticket.clear();
              setPlaced(order);
            }}
          />
        )}
      </TicketPlace>
      <OptionsDialog
        dish={asked}
        onClose={() => setAsked(null)}
        onAdd={(dish, choices, quantity) => {
          ticket.add(dish, choices, quantity);
          setAsked(null);
        }}
      />
    </div>
  );
}
