import { useEffect, useEffectEvent } from 'react';
import { type Action, actionOf, type Pressed } from './keys.ts';
import { type Direction, nearest } from './nearest.ts';

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const CONTROLS = 'button, a, input, summary, [role="button"]';
const DIRECTIONS: readonly unknown[] = ['up', 'down', 'left', 'right'] satisfies Direction[];

type Rest = Exclude<Action, 'next' | 'previous' | Direction>;

/** The board by keyboard alone. What has to do with a ticket is done with the one that has the focus. */
export function useBoardKeys(perform: (action: Rest, ticket: HTMLElement | null) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const action = actionOf({ key, ctrlKey, metaKey, altKey, on: whereIs(target) });
    if (action === null || event.defaultPrevented) return;
    event.preventDefault();
    const ticket = focused();
    if (action === 'next' || action === 'previous') walk(ticket, action === 'next' ? 1 : -1);
    else if (isDirection(action)) turn(ticket, action);
    // A key that is held down does nothing twice.
    else if (!event.repeat) perform(action, ticket);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function whereIs(target: EventTarget | null): Pressed['on'] {
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return 'dialog';
  if (!(target instanceof Element)) return 'elsewhere';
  if (target.closest(FIELDS)) return 'field';
  return target.closest(CONTROLS) ? 'control' : 'elsewhere';
}

function isDirection(action: Action): action is Direction {
  return DIRECTIONS.includes(action);
}

function focused(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-ticket]') ?? null;
}

/** Those that are shown, in the order in which they are read. */
function tickets(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-ticket]')];
  return all.filter((ticket) => ticket.offsetParent !== null);
}

function walk(from: HTMLElement | null, by: 1 | -1): void {
  const all = tickets();
  const index = from === null ? -1 : all.indexOf(from);
  goTo(all[index === -1 ? 0 : index + by]);
}

function turn(from: HTMLElement | null, direction: Direction): void {
  const all = tickets();
  const places = all.map((ticket) => {
    const { x, y } = ticket.getBoundingClientRect();
    return { id: ticket.dataset.ticket ?? '', x, y };
  });
  const id = nearest(places, from?.dataset.ticket ?? null, direction);
  goTo(all.find((ticket) => ticket.dataset.ticket === id));
}

function goTo(ticket: HTMLElement | undefined): void {
  ticket?.focus({ preventScroll: true });
  ticket?.scrollIntoView({ block: 'nearest' });
}
