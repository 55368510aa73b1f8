import { useFullscreenDocument } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '../../texts/index.ts';
import { useDesk, useDeskActions } from './desk-context.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useUndo } from './use-steps.ts';
import { type View, viewAfter } from './views.ts';

interface BoardKeysProps {
  view: View;
  onView: (view: View) => void;
  onRecall: () => void;
  onHelp: () => void;
}

/** What keys do, and what is said of it to those who do not see it done. */
export function BoardKeys({ view, onView, onRecall, onHelp }: BoardKeysProps) {
  const t = useTexts();
  const { fresh, sound, notes } = useDesk();
  const { hear } = useDeskActions();
  const { toggle: toggleFullScreen } = useFullscreenDocument();
  const takeBack = useUndo();
  const [said, setSaid] = useState('');

  function undo() {
    const last = notes.findLast((note) => note.undo !== null)?.undo;
    if (last) takeBack(last);
    else setSaid(t.desk.nothingToUndo);
  }

  function acknowledge() {
    if (fresh.length > 0) hear(fresh.map(({ _id }) => _id));
    setSaid(t.desk.silenced(fresh.length));
  }

  function mute() {
    if (sound.isOn) sound.turnOff();
    else sound.turnOn();
    setSaid(sound.isOn ? t.desk.muted : t.sound.on);
  }

  function turnView() {
    const next = viewAfter(view);
    onView(next);
    setSaid(t.desk.viewIs(t.desk.views[next]));
  }

  const simple = {
    undo,
    acknowledge,
    mute,
    view: turnView,
    recall: onRecall,
    help: onHelp,
    fullScreen: () => void toggleFullScreen(),
  };

  useBoardKeys((action, ticket) => {
    if (action === 'step') ticket?.querySelector<HTMLElement>('[data-next]')?.click();
    else if (typeof action === 'string') simple[action]();
    else {
      const line = ticket?.querySelectorAll('[data-line]')[action.item - 1];
      const tick = line?.querySelector<HTMLInputElement>('input[type="checkbox"]');
      if (!tick) return;
      setSaid(t.desk.ticked(tick.ariaLabel ?? '', !tick.checked));
      tick.click();
    }
  });
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  );
}
