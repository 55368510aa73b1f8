import { useTexts } from '../texts/use-texts.ts';
import { MessagePage } from './message-page.tsx';

/** A page whose script did not come: read from the start again, at the guest's word. */
export function UnreadPage() {
  const { common } = useTexts();
  return (
    <MessagePage text={common.noNetwork}>
      <button type="button" onClick={() => window.location.reload()}>
        {common.retry}
      </button>
    </MessagePage>
  );
}
