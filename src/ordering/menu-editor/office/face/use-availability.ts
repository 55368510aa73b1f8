import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { catalogueQuery, updateItem } from '#ordering/menu/office-api/menu.ts';
import { AVAILABLE, SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useStandIn } from '#restaurant/access/office/use-stand-in.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { isLineLost } from '#restaurant/without-the-line/office/door.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatWhen } from '#ui/office/format.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';
import { endOfDay, inAnHour } from '#ui/office/until.ts';

interface DishNamed {
  _id: string;
  label: string;
  /** When it is available again by itself. */
  until?: string | undefined;
}

interface Change {
  dish: DishNamed;
  state: string;
  until: string | null;
}

const UNDO_MS = 8_000;

/** Marks dishes as sold out for a while, or as available; either can be undone. */
export function useAvailability() {
  const { t } = useInterface();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const offerUndo = useUndoNotice();
  const standIn = useStandIn();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ dish, state, until }: Change) => {
      const known = itemsIn(client.getQueryData(catalogueQuery(storeId).queryKey)).find(
        ({ _id }) => _id === dish._id,
      );
      return updateItem(storeId, dish._id, { state, until }, known && standIn(known));
    },
    // Shows the server's state, which may differ from the requested one.
    onSuccess: async (_item, { dish, state }) => {
      const read = client.invalidateQueries({ queryKey: catalogueQuery(storeId).queryKey });
      // Without the line nothing is read, and the tablet shows it by itself.
      if (!isLineLost()) await read;
      if (state === SOLD_OUT) offerUndo(t.items.nowSoldOut(dish.label), () => makeAvailable(dish), UNDO_MS);
      else offerUndo(t.items.nowAvailable(dish.label), () => sellOutAgain(dish), UNDO_MS);
    },
    onError: complain,
  });
  const sellOut = (dish: DishNamed, until: number | null) =>
    mutate({ dish, state: SOLD_OUT, until: until === null ? null : new Date(until).toISOString() });
  const sellOutAgain = (dish: DishNamed) => mutate({ dish, state: SOLD_OUT, until: dish.until ?? null });
  const makeAvailable = (dish: DishNamed) => mutate({ dish, state: AVAILABLE, until: null });
  return { sellOut, makeAvailable, isPending };
}

const itemsIn = (catalogue: CatalogueView | undefined) =>
  (catalogue?.menus ?? []).flatMap(({ categories }) => categories.flatMap(({ items }) => items));

/** The durations to choose from: today, an hour, or until somebody changes it. */
export function useSoldOutTimes(): { until: number | null; text: string }[] {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const now = serverNow();
  const [today, hour] = [endOfDay(timeZone, now), inAnHour(now)];
  const shown = (at: number) => formatWhen(at, now, { language, timeZone });
  return [
    { until: today, text: t.items.forToday(shown(today)) },
    { until: hour, text: t.items.forAnHour(shown(hour)) },
    { until: null, text: t.items.untilISay },
  ];
}
