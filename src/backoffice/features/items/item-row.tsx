import { Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ItemView } from '#domain/api/catalogue.ts';
import { AVAILABLE } from '#domain/menu.ts';
import { formatMoney } from '#domain/money.ts';
import { may } from '#domain/permissions.ts';
import { catalogueQuery } from '../../api/catalogue.ts';
import { updateItem } from '../../api/update-item.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { Dropdown } from '../../parts/dropdown.tsx';
import { formatWhen } from '../../parts/format.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useInterface, useTexts } from '../../texts/index.ts';
import styles from './item-row.module.css';
import { isSoldOut, priceRange } from './rows.ts';
import { endOfDay, inAnHour } from './until.ts';

const SOLD_OUT = 'Sold out';

export function ItemRow({ item }: { item: ItemView }) {
  const { t, language } = useInterface();
  const { role, profile } = useStore();
  const [image] = item.images;
  const { timeZone } = profile;
  const until = item.until && formatWhen(Date.parse(item.until), Date.now(), { language, timeZone });
  return (
    <li className={`${styles.row} ${isSoldOut(item) ? styles.out : ''}`}>
      {image ? (
        <img className={styles.image} src={image} alt="" loading="lazy" />
      ) : (
        <span className={styles.image} />
      )}
      <div className={styles.about}>
        <p className={styles.label}>
          {item.veg !== null && <Diet veg={item.veg} />}
          {item.label}
        </p>
        <p className={styles.state}>
          {isSoldOut(item) ? (
            <strong>
              {until ? t.items.soldOutUntil(until) : item.state === SOLD_OUT ? t.items.soldOut : item.state}
            </strong>
          ) : (
            <Price item={item} />
          )}
        </p>
      </div>
      {may(role, 'item.availability') && <Availability item={item} />}
    </li>
  );
}

function Diet({ veg }: { veg: boolean }) {
  const t = useTexts();
  return (
    <span
      className={`${styles.diet} ${veg ? styles.veg : styles.nonVeg}`}
      role="img"
      aria-label={veg ? t.items.veg : t.items.nonVeg}
    />
  );
}

function Price({ item }: { item: ItemView }) {
  const { currency } = useStore().profile;
  const range = priceRange(item);
  if (range === null) return null;
  const { from, to } = range;
  return from === to
    ? formatMoney(from, currency)
    : `${formatMoney(from, currency)} – ${formatMoney(to, currency)}`;
}

/** Two taps to take it off, one to bring it back. */
function Availability({ item }: { item: ItemView }) {
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
