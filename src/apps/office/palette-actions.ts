import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useAvailability, useSoldOutTimes } from '#ordering/menu-editor/office/face/use-availability.ts';
import { isSoldOut, sectionsOf } from '#ordering/menu-editor/office/items/rows.ts';
import { useRoleToAsk, useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import type { Texts } from '#texts/office/en.ts';
import { useTexts } from '#texts/office/index.ts';
import { NewOrderIcon, PauseIcon, PlateIcon, PlayIcon, TickIcon, TillIcon } from '#ui/office/icons.tsx';
import type { Command } from './palette/finder.tsx';
import { usePause } from './shell/pause/pause-menu.tsx';
import { PAUSES_MIN, pauseOf, RESUME } from './shell/pause/pausing.ts';

/** What a role may do from anywhere. */
export function useActions(): Command[] {
  const t = useTexts();
  const { role } = useStore();
  const { history } = useRouter();
  const dishes = useDishActions();
  const pausing = usePauseAction();
  const mayClose = may(useRoleToAsk(), 'till.close');
  const to = (id: string, label: string, Icon: Command['Icon'], address: string): Command => ({
    id,
    label,
    kind: t.palette.actions,
    words: t.palette.actionWords[id] ?? '',
    Icon,
    run: () => history.push(address),
  });
  return [
    ...(may(role, 'order.place')
      ? [to('newOrder', t.sections.newOrder, NewOrderIcon, '/app/management/e-commerce/checkout')]
      : []),
    ...dishes,
    ...pausing,
    ...(may(role, 'till.count')
      ? [
          to('drawer', t.palette.openDrawer, TillIcon, '/app/till?step=noSale'),
          ...(mayClose ? [to('closeDay', t.till.close, TillIcon, '/app/till?step=close')] : []),
        ]
      : []),
  ];
}

/** A dish is sold out for a while that is chosen, and back at once. */
function useDishActions(): Command[] {
  const t = useTexts();
  const { storeId, role } = useStore();
  const { data: catalogue } = useQuery(catalogueQuery(storeId));
  const { sellOut, makeAvailable } = useAvailability();
  const times = useSoldOutTimes();
  if (!may(role, 'item.availability')) return [];
  const dishes = dishesOf(catalogue);
  const durations = (item: ItemView): Command[] =>
    times.map(({ until, text }) => ({
      id: text,
      label: text,
      kind: t.items.howLong,
      words: '',
      Icon: PlateIcon,
      run: () => sellOut(item, until),
    }));
  const shared = { kind: t.palette.actions, words: t.palette.actionWords['soldOut'] ?? '' };
  return [
    {
      ...shared,
      id: 'soldOut',
      label: t.desk.markSoldOut,
      Icon: PlateIcon,
      next: () =>
        dishes
          .filter(({ item }) => !isSoldOut(item))
          .map((dish) => ({ ...namedDish(dish, t), next: () => durations(dish.item) })),
    },
    ...(dishes.some(({ item }) => isSoldOut(item))
      ? [
          {
            ...shared,
            id: 'available',
            label: t.palette.bringBack,
            Icon: TickIcon,
            next: () =>
              dishes
                .filter(({ item }) => isSoldOut(item))
                .map((dish) => ({ ...namedDish(dish, t), run: () => makeAvailable(dish.item) })),
          },
        ]
      : []),
  ];
}

interface Dish {
  item: ItemView;
  category: string;
}

export const dishesOf = (catalogue: CatalogueView | undefined): Dish[] =>
  (catalogue ? sectionsOf(catalogue) : []).flatMap(({ label: category, items }) =>
    items.map((item) => ({ item, category })),
  );

/** A dish as the palette shows it, found by its names in all languages. */
export const namedDish = ({ item: { _id, label, translations }, category }: Dish, t: Texts) => ({
  id: _id,
  label,
  kind: t.palette.dishes,
  about: category,
  words: Object.values(translations)
    .map((translation) => translation.label ?? '')
    .join(' '),
  Icon: PlateIcon,
});

/** All orders; types alone are paused in the menu of the bar. */
function usePauseAction(): Command[] {
  const t = useTexts();
  const { change, paused, isAllowed } = usePause();
  if (!isAllowed) return [];
  const words = t.palette.actionWords['pause'] ?? '';
  const shared = { id: 'pause', kind: t.palette.actions, words };
  if (paused) return [{ ...shared, label: t.pause.resume, Icon: PlayIcon, run: () => change(RESUME) }];
  const pauses = () =>
    [...PAUSES_MIN, null].map((minutes) => ({
      id: `${minutes}`,
      label: minutes === null ? t.pause.untilResumed : t.pause.minutes(minutes),
      kind: t.pause.title,
      words: '',
      Icon: PauseIcon,
      run: () => change(pauseOf('all', minutes, serverNow())),
    }));
  return [{ ...shared, label: t.pause.button, Icon: PauseIcon, next: pauses }];
}
