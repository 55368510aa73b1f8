import { Menu } from '@mantine/core';
import { Button } from '../../parts/button.tsx';
import { Dropdown } from '../../parts/dropdown.tsx';
import { PauseIcon, PlayIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { PauseItems } from './pause-items.tsx';
import { RESUME } from './pausing.ts';
import styles from './shell-menus.module.css';
import { usePause } from './use-pause.ts';

export function PauseButton() {
  const t = useTexts();
  const { change, isPending, paused, isAllowed } = usePause();
  if (!isAllowed) return null;
  if (paused) {
    return (
      <Button
        look="main"
        className={styles.pause}
        icon={<PlayIcon size={18} />}
        isBusy={isPending}
        onClick={() => change(RESUME)}
      >
        {t.pause.resume}
      </Button>
    );
  }
  return (
    <Dropdown position="bottom-end" width={240}>
      <Menu.Target>
        <Button className={styles.pause} icon={<PauseIcon size={18} />} isBusy={isPending}>
          {t.pause.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <PauseItems />
      </Menu.Dropdown>
    </Dropdown>
  );
}
