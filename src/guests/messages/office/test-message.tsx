import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import styles from './messages-page.module.css';
import { type TestChannel, useChannelTest } from './use-channel-test.ts';

/** Sends a test message to the signed-in person, and shows the result. */
export function TestMessage({ channel }: { channel: TestChannel }) {
  const { t, language } = useInterface();
  const { messages: words } = t;
  const { timeZone } = useStore().profile;
  const { last, isPending, send } = useChannelTest(channel);
  return (
    <div className={styles.test}>
      <Button isBusy={isPending} onClick={send}>
        {words.testBy[channel]}
      </Button>
      <p role="status">
        {last && (
          <>
            <span className={`${styles.state} ${styles[last.state]}`}>{words.states[last.state]}</span>{' '}
            {[formatDayTime(last.at, { language, timeZone }), words.reasons[last.reason] ?? last.reason]
              .filter(Boolean)
              .join(' · ')}
          </>
        )}
      </p>
    </div>
  );
}
