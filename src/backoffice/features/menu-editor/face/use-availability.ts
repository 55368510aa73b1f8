import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AVAILABLE, SOLD_OUT } from '#domain/menu/menu.ts';
import { catalogueQuery, updateItem } from '../../../api/menu.ts';
import { formatWhen } from '../../../components/format.ts';
import { endOfDay, inAnHour } from '../../../components/until.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useStore } from '../../../session/current-store.ts';
import { useInterface } from '../../../texts/index.ts';

interface Item {
  id: string;
  label: string;
}

/** Marks a dish as sold out for a while, or as available. */
export function useAvailability({ id, label }: Item) {
  const { t } = useInterface();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { state: string; until: string | null }) => updateItem(storeId, id, change),
    // Shows the server's state, which may differ from the requested one.
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

/** The durations to choose from: today, an hour, or until somebody changes it. */
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
