import { Page } from '../layout/page.tsx';
import { Nothing } from './nothing.tsx';

interface NotAllowedProps {
  /** The title of the screen. */
  title: string;
  what: string;
  hint: string;
}

/** Replaces a screen that this person's role may not see. */
export function NotAllowed({ title, what, hint }: NotAllowedProps) {
  return (
    <Page title={title}>
      <Nothing show="locked" title={what} hint={hint} />
    </Page>
  );
}
