import { useEffect, useEffectEvent } from 'react';
import { focusKind, focusOn, moveFocus } from '#ui/office/focus/move-focus.ts';
import type { Direction } from '#ui/office/focus/nearest.ts';
import { type Action, actionOf } from './keys.ts';

const DIRECTIONS: readonly unknown[] = ['up', 'down', 'left', 'right'] satisfies Direction[];

type BoardAction = Exclude<Action, 'next' | 'previous' | Direction>;

/** Moves between tickets by keyboard, and passes other actions on with the focused ticket. */
export function useBoardKeys(perform: (action: BoardAction, ticket: HTMLElement | null) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const action = actionOf({ key, ctrlKey, metaKey, altKey, on: focusKind(target) });
    if (action === null || event.defaultPrevented) return;
    event.preventDefault();
    const ticket = focusedTicket();
    if (action === 'next' || action === 'previous') moveBy(ticket, action === 'next' ? 1 : -1);
    else if (isDirection(action)) moveFocus(visibleTickets(), ticket, action);
    // A key that is held down repeats no action.
    else if (!event.repeat) perform(action, ticket);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isDirection(action: Action): action is Direction {
  return DIRECTIONS.includes(action);
}

function focusedTicket(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-ticket]') ?? null;
}

/** The visible tickets in reading order. */
function visibleTickets(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-ticket]')];
  return all.filter((ticket) => ticket.offsetParent !== null);
}

function moveBy(from: HTMLElement | null, by: 1 | -1): void {
  const all = visibleTickets();
  const index = from === null ? -1 : all.indexOf(from);
  focusOn(all[index === -1 ? 0 : index + by]);
}
