import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useStore } from '../../parts/current-store.ts';
import { formatWhen } from '../../parts/format.ts';
import { PauseIcon, PlayIcon, TickIcon } from '../../parts/icons.tsx';
import { useInterface } from '../../texts/index.ts';
import { type PauseScope, pausableTypes, pausedTypesOf, pauseOf, resumeOf } from './pause-types.ts';
import { PAUSES_MIN, RESUME } from './pausing.ts';
import { usePause } from './use-pause.ts';

/** How long no new orders are taken, of all or of one order type; while that is so, the way back. */
export function PauseItems() {
  const { t } = useInterface();
  const { change, paused, isAllowed } = usePause();
  const [scope, setScope] = useState<PauseScope>('all');
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
      <Scopes chosen={scope} onChoose={setScope} />
      <Menu.Label>{t.pause.title}</Menu.Label>
      {[...PAUSES_MIN, null].map((minutes) => (
        <Menu.Item
          key={minutes}
          leftSection={<PauseIcon />}
          onClick={() => change(pauseOf(scope, minutes, Date.now()))}
        >
          {minutes === null ? t.pause.untilResumed : t.pause.minutes(minutes)}
        </Menu.Item>
      ))}
      <ResumeTypes />
      <Menu.Divider />
    </>
  );
}

interface ScopesProps {
  chosen: PauseScope;
  onChoose: (scope: PauseScope) => void;
}

function Scopes({ chosen, onChoose }: ScopesProps) {
  const { t } = useInterface();
  const types = pausableTypes(useStore().profile, Date.now());
  if (types.length === 0) return null;
  return (
    <>
      <Menu.Label>{t.desk.pauseScope}</Menu.Label>
      <Menu.RadioGroup value={chosen} onChange={onChoose}>
        {[{ id: 'all', label: t.desk.pauseAll }, ...types].map(({ id, label }) => (
          <Menu.RadioItem key={id} value={id} checkIcon={<TickIcon size={18} />}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
    </>
  );
}

function ResumeTypes() {
  const { t, language } = useInterface();
  const { profile } = useStore();
  const { change } = usePause();
  const now = Date.now();
  const { timeZone } = profile;
  return pausedTypesOf(profile, now).map(({ id, label, until }) => (
    <Menu.Item key={id} leftSection={<PlayIcon />} onClick={() => change(resumeOf(id))}>
      {until === null
        ? t.desk.resumeType(label)
        : t.desk.resumeTypeUntil(label, formatWhen(until, now, { language, timeZone }))}
    </Menu.Item>
  ));
}
