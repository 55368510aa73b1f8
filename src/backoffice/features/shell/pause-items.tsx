import { Menu } from '@mantine/core';
import { PauseIcon, PlayIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { PAUSES_MIN, pauseFor, RESUME } from './pausing.ts';
import { usePause } from './use-pause.ts';

/** How long no new orders are taken; while that is so, the way back. */
export function PauseItems() {
  const t = useTexts();
  const { change, paused, isAllowed } = usePause();
  if (!isAllowed) return null;
  if (paused) {
    return (
      <Menu.Item leftSection={<PlayIcon />} onClick={() => change(RESUME)}>
        {t.pause.resume}
      </Menu.Item>
    );
  }
  return (
    <>
      <Menu.Label>{t.pause.title}</Menu.Label>
      {[...PAUSES_MIN, null].map((minutes) => (
        <Menu.Item
          key={minutes}
          leftSection={<PauseIcon />}
          onClick={() => change(pauseFor(minutes, Date.now()))}
        >
          {minutes === null ? t.pause.untilResumed : t.pause.minutes(minutes)}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
