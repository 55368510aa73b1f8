import { useState } from 'react';
import { useOwnPrinters } from '#kitchen/printing/office/face/use-own-printers.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { discardPapers, printAgain, usePapers } from '#restaurant/without-the-line/office/papers.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatWhen } from '#ui/office/format.ts';
import { useTimed } from '#ui/office/now.ts';
import styles from './connection-strip.module.css';
import { useDesk } from './desk-context.ts';
import { SavedHere } from './saved-here.tsx';

/** Hiccups, such as a release, are over by then. */
const CALM_MS = 3_000;

/** What this device could not print. A printer that is off is tried again by itself; a tap tries at once. */
function NotPrinted() {
  const { commands: t } = useInterface().t;
  const { printers } = useOwnPrinters();
  const here = new Set(printers.map(({ _id }) => _id));
  const failed = usePapers().filter(({ hasFailed, printerId }) => hasFailed && here.has(printerId));
  return (
    <div role="status">
      {failed.length > 0 && (
        <p className={styles.strip}>
          <strong>{t.notPrinted(failed.length)}</strong>
          <button type="button" onClick={() => void printAgain(failed)}>
            {t.printAgain}
          </button>
          <button type="button" onClick={() => void discardPapers(failed)}>
            {t.dontPrint}
          </button>
        </p>
      )}
    </div>
  );
}

/** Says on every screen since when nothing was heard of the server, and what waits here to be sent. */
export function ConnectionStrip() {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { connection } = useDesk();
  const saved = useWaitingCommands().filter(({ later }) => later);
  const [isOpen, setOpen] = useState(false);
  const { since = null, why = 'network' } = connection.state === 'lost' ? connection : {};
  const text = useTimed((now) =>
    since === null || now - since < CALM_MS
      ? ''
      : t.connection.lost[why](formatWhen(since, now, { language, timeZone })),
  );
  return (
    <>
      <div role="status">
        {(text !== '' || saved.length > 0) && (
          <p className={styles.strip}>
            {text !== '' && <strong>{text}</strong>}
            {saved.length > 0 && (
              <button type="button" onClick={() => setOpen(true)}>
                {t.commands.savedHere(saved.length)}
              </button>
            )}
            {text !== '' && <span>{t.connection.stale}</span>}
          </p>
        )}
      </div>
      <NotPrinted />
      {isOpen && saved.length > 0 && <SavedHere saved={saved} onClose={() => setOpen(false)} />}
    </>
  );
}
