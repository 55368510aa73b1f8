import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { useFullScreen } from '#ui/office/use-full-screen.ts';
import { useDesk, useDeskActions } from '../desk/desk-context.ts';
import { ringingIds } from '../desk/desk-tools.tsx';
import { useUndo } from '../desk/use-move.ts';
import { type View, viewAfter } from '../views/views.ts';
import { useBoardKeys } from './use-board-keys.ts';

interface BoardKeysProps {
  view: View;
  onView: (view: View) => void;
  onRecall: () => void;
  onHelp: () => void;
}

/** The actions of the keys, announced to screen readers. */
export function BoardKeys({ view, onView, onRecall, onHelp }: BoardKeysProps) {
  const t = useTexts();
  const { fresh, calling, sound, notes } = useDesk();
  const { acknowledge: acknowledgeOrders } = useDeskActions();
  const { toggle: toggleFullScreen } = useFullScreen();
  const undoStep = useUndo();
  const [announcement, setAnnouncement] = useState('');

  function undo() {
    const last = notes.findLast((note) => note.undo !== null)?.undo;
    if (last) undoStep(last);
    else setAnnouncement(t.desk.nothingToUndo);
  }

  function acknowledge() {
    const ids = ringingIds(fresh, calling);
    if (ids.length > 0) acknowledgeOrders(ids);
    setAnnouncement(t.desk.silenced(fresh.length));
  }

  function mute() {
    if (sound.isOn) sound.turnOff();
    else sound.turnOn();
    setAnnouncement(sound.isOn ? t.desk.muted : t.sound.on);
  }

  function switchView() {
    const next = viewAfter(view);
    onView(next);
    setAnnouncement(t.desk.viewIs(t.desk.views[next]));
  }

  const simple = {
    undo,
    acknowledge,
    mute,
    view: switchView,
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
      setAnnouncement(t.desk.ticked(tick.ariaLabel ?? '', !tick.checked));
      tick.click();
    }
  });
  return (
    <div className="visually-hidden" role="status">
      {announcement}
    </div>
  );
}
