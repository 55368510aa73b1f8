import { Nothing } from './nothing.tsx';
import { Page } from './page.tsx';

interface NotAllowedProps {
  /** The screen's own, so that one knows where one is. */
  title: string;
  what: string;
  hint: string;
}

/** In the place of a screen that this person's role has no part in. */
export function NotAllowed({ title, what, hint }: NotAllowedProps) {
  return (
    <Page title={title}>
      <Nothing show="locked" title={what} hint={hint} />
    </Page>
  );
}
