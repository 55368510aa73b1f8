import { Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ItemView } from '#domain/api/catalogue.ts';
import { AVAILABLE } from '#domain/menu.ts';
import { SOLD_OUT } from '#domain/menu-edit/bulk-edit.ts';
import { catalogueQuery } from '../../api/catalogue.ts';
import { updateItem } from '../../api/update-item.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { Dropdown } from '../../parts/dropdown.tsx';
import { formatWhen } from '../../parts/format.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './availability.module.css';
import { isSoldOut } from './rows.ts';
import { endOfDay, inAnHour } from './until.ts';

/** Two taps to take it off, one to bring it back. */
export function Availability({ item }: { item: ItemView }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const { timeZone } = profile;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { state: string; until: string | null }) => updateItem(storeId, item._id, change),
    // The row shows what the server has, not what was asked for.
    onSuccess: async (_item, { state }) => {
      await client.invalidateQueries({ queryKey: catalogueQuery(storeId).queryKey });
      say(state === AVAILABLE ? t.items.nowAvailable(item.label) : t.items.nowSoldOut(item.label));
    },
    onError: complain,
  });
  const sellOut = (until: number | null) =>
    mutate({ state: SOLD_OUT, until: until === null ? null : new Date(until).toISOString() });

  if (isSoldOut(item)) {
    return (
      <Button
        className={styles.toggle}
        aria-label={t.items.makeAvailableOf(item.label)}
        isBusy={isPending}
        onClick={() => mutate({ state: AVAILABLE, until: null })}
      >
        {t.items.makeAvailable}
      </Button>
    );
  }
  const now = Date.now();
  const [today, hour] = [endOfDay(timeZone, now), inAnHour(now)];
  const shown = (at: number) => formatWhen(at, now, { language, timeZone });
  return (
    <Dropdown position="bottom-end" width={260}>
      <Menu.Target>
        <Button className={styles.toggle} aria-label={t.items.markSoldOutOf(item.label)} isBusy={isPending}>
          {t.items.markSoldOut}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t.items.howLong}</Menu.Label>
        <Menu.Item onClick={() => sellOut(today)}>{t.items.forToday(shown(today))}</Menu.Item>
        <Menu.Item onClick={() => sellOut(hour)}>{t.items.forAnHour(shown(hour))}</Menu.Item>
        <Menu.Item onClick={() => sellOut(null)}>{t.items.untilISay}</Menu.Item>
      </Menu.Dropdown>
    </Dropdown>
  );
}
