import { Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import type { StorePatch } from '#restaurant/stores/wire/store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useInterface, useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { formatWhen } from '#ui/office/format.ts';
import { PauseIcon, PlayIcon, TickIcon } from '#ui/office/icons.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useTimed } from '#ui/office/now.ts';
import styles from '../shell.module.css';
import {
  isPaused,
  PAUSES_MIN,
  type PauseScope,
  pausableTypes,
  pausedTypesOf,
  pauseOf,
  RESUME,
  resumeOf,
} from './pausing.ts';

export function usePause() {
  const { complain } = useNotice();
  const { storeId, role, askPin, profile } = useStore();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (patch: StorePatch) => updateStore(storeId, patch),
    onSuccess: (updated) => client.setQueryData(storeQuery(storeId).queryKey, updated),
    onError: complain,
  });
  const paused = useTimed((now) => isPaused(profile, now));
  const change = (patch: StorePatch) => (askPin ? askPin() : mutate(patch));
  return { change, isPending, paused, isAllowed: may(role, 'store.update') };
}

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

export function ResumeButton({ className = '' }: { className?: string | undefined }) {
  const t = useTexts();
  const { change, isPending } = usePause();
  return (
    <Button
      look="main"
      className={className}
      icon={<PlayIcon size={18} />}
      isBusy={isPending}
      onClick={() => change(RESUME)}
    >
      {t.pause.resume}
    </Button>
  );
}

/** The durations of a pause, for all orders or one type; during a pause of all orders, resuming. */
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
          onClick={() => change(pauseOf(scope, minutes, serverNow()))}
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
  const { nameOf } = useNames();
  const types = pausableTypes(useStore().profile, serverNow());
  if (types.length === 0) return null;
  return (
    <>
      <Menu.Label>{t.desk.pauseScope}</Menu.Label>
      <Menu.RadioGroup value={chosen} onChange={onChoose}>
        {[{ id: 'all', label: t.desk.pauseAll }, ...types].map(({ id, label }) => (
          <Menu.RadioItem key={id} value={id} checkIcon={<TickIcon size={18} />}>
            {nameOf({ label })}
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
  const now = serverNow();
  const { timeZone } = profile;
  const { nameOf } = useNames();
  return pausedTypesOf(profile, now).map(({ id, label, until }) => (
    <Menu.Item key={id} leftSection={<PlayIcon />} onClick={() => change(resumeOf(id))}>
      {until === null
        ? t.desk.resumeType(nameOf({ label }))
        : t.desk.resumeTypeUntil(nameOf({ label }), formatWhen(until, now, { language, timeZone }))}
    </Menu.Item>
  ));
}
