import { Menu } from '@mantine/core';
import { useState } from 'react';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { CountDialog } from '#ordering/portions/office/face/count-dialog.tsx';
import { useLineTrouble } from '#restaurant/without-the-line/office/door.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { useAvailability, useSoldOutTimes } from '../face/use-availability.ts';
import styles from './items-page.module.css';
import { isSoldOut } from './rows.ts';

/** Marks a dish as sold out for a time, or as available again. */
export function Availability({ item }: { item: ItemView }) {
  const t = useTexts();
  const { sellOut, makeAvailable, isPending } = useAvailability();
  const times = useSoldOutTimes();
  const [isCounting, setCounting] = useState(false);
  const trouble = useLineTrouble();
  if (isSoldOut(item)) {
    return (
      <Button
        className={styles.toggle}
        aria-label={t.items.makeAvailableOf(item.label)}
        isBusy={isPending}
        onClick={() => makeAvailable(item)}
      >
        {t.items.makeAvailable}
      </Button>
    );
  }
  return (
    <>
      <Dropdown position="bottom-end" width={260}>
        <Menu.Target>
          <Button className={styles.toggle} aria-label={t.items.markSoldOutOf(item.label)} isBusy={isPending}>
            {t.items.markSoldOut}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t.items.howLong}</Menu.Label>
          {times.map(({ until, text }) => (
            <Menu.Item key={text} onClick={() => sellOut(item, until)}>
              {text}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item disabled={trouble !== null} onClick={() => setCounting(true)}>
            {trouble ? `${t.portions.count} (${t.commands.needsLine[trouble]})` : t.portions.count}
          </Menu.Item>
        </Menu.Dropdown>
      </Dropdown>
      {isCounting && <CountDialog dish={item} onClose={() => setCounting(false)} />}
    </>
  );
}
