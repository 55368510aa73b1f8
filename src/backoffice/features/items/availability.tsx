import { Menu } from '@mantine/core';
import { useState } from 'react';
import type { ItemView } from '#domain/api/catalogue.ts';
import { Button } from '../../components/button.tsx';
import { Dropdown } from '../../components/dropdown.tsx';
import { useLineTrouble } from '../../device/door.ts';
import { useTexts } from '../../texts/index.ts';
import { useAvailability, useSoldOutTimes } from '../menu-editor/face/use-availability.ts';
import { CountDialog } from '../portions/face/count-dialog.tsx';
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
