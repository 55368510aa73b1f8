import { type MouseEvent, useRef } from 'react';

/** Within this time the second tap of a double one would hit the ticket that has moved up. */
const DOUBLE_TAP_MS = 400;
/** Its two taps are no further apart than a finger is wide. */
const FINGER_PX = 48;

/**
 * Around tickets that leave when their step is touched: the next one is not hit by mistake, and has the focus then. The
 * rest is what gets it when no ticket is left.
 */
export function useStepGuard(rest: (ticket: HTMLElement) => HTMLElement | null) {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return function onStep(event: MouseEvent<HTMLElement>) {
    const step = (event.target as Element).closest<HTMLElement>('[data-next]');
    if (!step) return;
    // A key is never pressed twice by mistake, and its holder has the focus to see.
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const isThere = Math.hypot(x - last.current.x, y - last.current.y) < FINGER_PX;
    if (event.detail > 0 && isThere && at - last.current.at < DOUBLE_TAP_MS) {
      event.stopPropagation();
      return;
    }
    last.current = { at, x, y };
    const ticket = step.closest<HTMLElement>('[data-ticket]');
    if (!ticket?.contains(document.activeElement)) return;
    focusAfter(ticket, document.activeElement === step, rest(ticket));
  };
}

/** Once the ticket has gone, the one beside it has the focus: its step, where the step had it. */
function focusAfter(ticket: HTMLElement, onStep: boolean, rest: HTMLElement | null): void {
  const beside = [ticket.nextElementSibling, ticket.previousElementSibling].find((near) =>
    near?.matches('[data-ticket]'),
  );
  const within = onStep ? beside?.querySelector<HTMLElement>('[data-next]') : null;
  const next = within ?? (beside as HTMLElement | undefined) ?? rest;
  const left = new MutationObserver(() => {
    if (ticket.isConnected) return;
    left.disconnect();
    if (document.activeElement === document.body) next?.focus();
  });
  if (ticket.parentElement) left.observe(ticket.parentElement, { childList: true });
}
