import { useEffect, useEffectEvent } from 'react';
import { type Action, actionOf, type Pressed } from './keys.ts';
import { type Direction, nearest } from './nearest.ts';

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const CONTROLS = 'button, a, input, summary, [role="button"]';
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
    else if (isDirection(action)) moveTowards(ticket, action);
    // A key that is held down repeats no action.
    else if (!event.repeat) perform(action, ticket);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function focusKind(target: EventTarget | null): Pressed['on'] {
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return 'dialog';
  if (!(target instanceof Element)) return 'elsewhere';
  if (target.closest(FIELDS)) return 'field';
  return target.closest(CONTROLS) ? 'control' : 'elsewhere';
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
  focusTicket(all[index === -1 ? 0 : index + by]);
}

function moveTowards(from: HTMLElement | null, direction: Direction): void {
  const all = visibleTickets();
  const spots = all.map((ticket) => {
    const { x, y } = ticket.getBoundingClientRect();
    return { id: ticket.dataset.ticket ?? '', x, y };
  });
  const id = nearest(spots, from?.dataset.ticket ?? null, direction);
  focusTicket(all.find((ticket) => ticket.dataset.ticket === id));
}

function focusTicket(ticket: HTMLElement | undefined): void {
  ticket?.focus({ preventScroll: true });
  ticket?.scrollIntoView({ block: 'nearest' });
}
