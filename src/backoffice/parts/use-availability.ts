import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AVAILABLE, SOLD_OUT } from '#domain/menu/menu.ts';
import { catalogueQuery, updateItem } from '../api/menu.ts';
import { useInterface } from '../texts/index.ts';
import { useStore } from './current-store.ts';
import { formatWhen } from './format.ts';
import { endOfDay, inAnHour } from './until.ts';
import { useNotice } from './use-notice.ts';

interface Item {
  id: string;
  label: string;
}

/** Takes a dish off the menu for a while, and brings it back. */
export function useAvailability({ id, label }: Item) {
  const { t } = useInterface();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { state: string; until: string | null }) => updateItem(storeId, id, change),
    // What is shown is what the server has, not what was asked for.
    onSuccess: async (_item, { state }) => {
      await client.invalidateQueries({ queryKey: catalogueQuery(storeId).queryKey });
      say(state === AVAILABLE ? t.items.nowAvailable(label) : t.items.nowSoldOut(label));
    },
    onError: complain,
  });
  const sellOut = (until: number | null) =>
    mutate({ state: SOLD_OUT, until: until === null ? null : new Date(until).toISOString() });
  const makeAvailable = () => mutate({ state: AVAILABLE, until: null });
  return { sellOut, makeAvailable, isPending };
}

/** For how long: today, an hour, or until somebody says so. */
export function useSoldOutTimes(): { until: number | null; text: string }[] {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const now = Date.now();
  const [today, hour] = [endOfDay(timeZone, now), inAnHour(now)];
  const shown = (at: number) => formatWhen(at, now, { language, timeZone });
  return [
    { until: today, text: t.items.forToday(shown(today)) },
    { until: hour, text: t.items.forAnHour(shown(hour)) },
    { until: null, text: t.items.untilISay },
  ];
}
