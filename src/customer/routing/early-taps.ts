import { useEffect } from 'react';
import { EARLY_TAPS } from '../document/early-script.ts';

/** Buttons that were tapped before the app had taken the page over do now what they are for, once each. */
export function useEarlyTaps(): void {
  useEffect(() => {
    const early = window as unknown as Record<string, Set<HTMLElement> | undefined>;
    const buttons = early[EARLY_TAPS];
    delete early[EARLY_TAPS];
    // Out of this effect: a tap on a part that is not taken over yet has it taken over first.
    setTimeout(() => {
      for (const button of buttons ?? []) {
        delete button.dataset['tapped'];
        if (button.isConnected) button.click();
      }
    });
  }, []);
}
