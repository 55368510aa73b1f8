import { Menu } from '@mantine/core';
import { Button } from '../../parts/button.tsx';
import { Dropdown } from '../../parts/dropdown.tsx';
import { PauseIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { PauseItems } from './pause-items.tsx';
import { ResumeButton } from './resume-button.tsx';
import styles from './shell-menus.module.css';
import { usePause } from './use-pause.ts';

export function PauseButton() {
  const t = useTexts();
  const { paused, isAllowed } = usePause();
  if (!isAllowed) return null;
  if (paused) return <ResumeButton className={styles.pause} />;
  return (
    <Dropdown position="bottom-end" width={280}>
      <Menu.Target>
        <Button className={styles.pause} icon={<PauseIcon size={18} />}>
          {t.pause.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <PauseItems />
      </Menu.Dropdown>
    </Dropdown>
  );
}
