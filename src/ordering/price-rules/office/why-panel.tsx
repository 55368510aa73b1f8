import { useState } from 'react';
import { CHANNEL_NAMES, type ChannelName } from '#ordering/channels/rules/channel.ts';
import { type FoundItem, findItem, type Menu } from '#ordering/menu/rules/menu.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { formatClock, parseClock } from '#platform/time/rules/clock.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime } from '#platform/time/rules/local-time.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { explainPrice } from '../rules/explain-price.ts';
import type { PriceRule } from '../rules/price-rule.ts';
import styles from './price-rules.module.css';

interface WhyPanelProps {
  menus: Menu[];
  areas: string[];
  /** As they are edited. */
  rules: PriceRule[];
}

const NONE = '';

/** Says which rule decides about the price of a dish at a moment, and what it would cost without it. */
export function WhyPanel({ menus, areas, rules }: WhyPanelProps) {
  const { priceRules: t } = useTexts();
  const { labelOf } = useNames();
  const { timeZone, orderConfigs } = useStore().profile;
  const [now] = useState(() => storeTimeIn(timeZone, serverNow()));
  const [asked, setAsked] = useState({
    dish: NONE,
    type: orderConfigs[0]?._id ?? NONE,
    area: NONE,
    day: now.day,
    clock: formatClock(now.minute),
    channel: 'guest' as ChannelName,
  });
  const set = (change: Partial<typeof asked>) => setAsked({ ...asked, ...change });
  const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const found = findItem(menus, asked.dish);
  const minute = parseClock(asked.clock);
  const midnight = Date.parse(asked.day);
  const at =
    minute === null || Number.isNaN(midnight)
      ? null
      : instantOfLocalTime(timeZone, midnight + minute * MINUTE);
  return (
    <Card title={t.why} hint={t.whyHint}>
      <div className={styles.pair}>
        <SelectField
          label={t.dish}
          value={asked.dish}
          options={[
            { value: NONE, label: t.chooseDish },
            ...dishes.map((item) => ({ value: item.id, label: labelOf(item) })),
          ]}
          onChange={(dish) => set({ dish })}
        />
        <SelectField
          label={t.type}
          value={asked.type}
          options={orderConfigs.map((type) => ({ value: type._id, label: labelOf(type) }))}
          onChange={(type) => set({ type })}
        />
        {areas.length > 0 && (
          <SelectField
            label={t.area}
            value={asked.area}
            options={[
              { value: NONE, label: t.noArea },
              ...areas.map((area) => ({ value: area, label: area })),
            ]}
            onChange={(area) => set({ area })}
          />
        )}
        <SelectField
          label={t.channel}
          value={asked.channel}
          options={CHANNEL_NAMES.map((value) => ({ value, label: t.channels[value] }))}
          onChange={(channel) => set({ channel })}
        />
        <TextField type="date" label={t.day} value={asked.day} onChange={(day) => set({ day })} />
        <TextField type="time" label={t.time} value={asked.clock} onChange={(clock) => set({ clock })} />
      </div>
      <div role="status">
        {found && at !== null && (
          <Reason
            found={found}
            rules={rules}
            moment={{ at, channel: asked.channel, type: asked.type || null, area: asked.area || null }}
          />
        )}
      </div>
    </Card>
  );
}

interface ReasonProps {
  found: FoundItem;
  rules: PriceRule[];
  moment: Parameters<typeof explainPrice>[2];
}

function Reason({ found, rules, moment }: ReasonProps) {
  const { priceRules: t } = useTexts();
  const { labelOf } = useNames();
  const { timeZone, currency } = useStore().profile;
  const { item, without } = explainPrice(found, { rules, timeZone }, moment);
  const decided = item.priced?.rule;
  const place = rules.findIndex(({ id }) => id === decided?.id) + 1;
  const money = (price: number) => formatAmount(toNumber(price), currency);
  const groups = item.groups.filter(({ maxSelection }) => maxSelection > 0);
  return (
    <>
      <p className={styles.reason}>{decided ? t.decides(labelOf(decided), place) : t.menuDecides}</p>
      <table className={styles.prices}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.priceThen}</th>
            {decided && (
              <th scope="col">{without.priced ? t.withoutBut(labelOf(without.priced.rule)) : t.without}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {groups.flatMap((group) =>
            group.options.map((option) => {
              const other = without.groups.find(({ id }) => id === group.id);
              const before = other?.options.find(({ id }) => id === option.id)?.price ?? option.price;
              return (
                <tr key={option.id}>
                  <th scope="row">{labelOf(option)}</th>
                  <td>{money(option.price)}</td>
                  {decided && <td>{money(before)}</td>}
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
    </>
  );
}
