import { type MouseEvent, useRef } from 'react';

/** The second tap of a double tap within this time would hit what has moved up: a ticket, or a step below "New". */
const DOUBLE_TAP_MS = 400;
/** Two taps that are further apart are no double tap. */
const FINGER_PX = 48;

/**
 * Ignores double taps on a ticket's step, and moves the focus to the next ticket when the ticket has left. `fallback`
 * gets the focus when no ticket is left. In the kitchen each `button` is a step: what is tapped stays, or what moves up
 * has another there.
 */
export function useStepGuard(
  fallback: (ticket: HTMLElement) => HTMLElement | null,
  steps: '[data-next]' | 'button' = '[data-next]',
) {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return function onStep(event: MouseEvent<HTMLElement>) {
    const step = (event.target as Element).closest<HTMLElement>(steps);
    // Keys (detail 0) are not pressed twice by mistake.
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const isSamePlace = Math.hypot(x - last.current.x, y - last.current.y) < FINGER_PX;
    if (step && event.detail > 0 && isSamePlace && at - last.current.at < DOUBLE_TAP_MS) {
      event.stopPropagation();
      return;
    }
    last.current = { at, x, y };
    if (!step) return;
    const ticket = step.closest<HTMLElement>('[data-ticket]');
    if (!ticket?.contains(document.activeElement)) return;
    focusAfter(ticket, document.activeElement === step && step.matches('[data-next]'), fallback(ticket));
  };
}

/** Focuses the ticket beside it once the ticket has gone, and its step if the step had the focus. */
function focusAfter(ticket: HTMLElement, onStep: boolean, fallback: HTMLElement | null): void {
  const beside = [ticket.nextElementSibling, ticket.previousElementSibling].find((near) =>
    near?.matches('[data-ticket]'),
  );
  const within = onStep ? beside?.querySelector<HTMLElement>('[data-next]') : null;
  const next = within ?? (beside as HTMLElement | undefined) ?? fallback;
  const observer = new MutationObserver(() => {
    if (ticket.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) next?.focus();
  });
  if (ticket.parentElement) observer.observe(ticket.parentElement, { childList: true });
}
