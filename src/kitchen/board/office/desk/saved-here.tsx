import { useQuery } from '@tanstack/react-query';
import type { Command } from '#calls/contract.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useSelf } from '#restaurant/access/office/use-self.ts';
import { tabletQuery } from '#restaurant/tablets/office-api/tablets.ts';
import type { KeptCommand } from '#restaurant/without-the-line/office/kept-command.ts';
import { whyItStays } from '#restaurant/without-the-line/office/saved.ts';
import { kindOfCommand } from '#restaurant/without-the-line/rules/command-kind.ts';
import { errorText, useInterface } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { formatAmount, formatTime } from '#ui/office/format.ts';
import styles from './connection-strip.module.css';

type Saved = KeptCommand & Command;

/** What this tablet sends when the line is back: what it is, and when it was done. */
export function SavedHere({ saved, onClose }: { saved: readonly Saved[]; onClose: () => void }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  return (
    <Dialog isOpen title={t.commands.savedHere(saved.length)} size="26rem" onClose={onClose}>
      <p>{t.commands.savedHint}</p>
      <ul className={styles.saved}>
        {saved.map((command) => (
          <li key={command.id}>
            <span>
              <SavedName command={command} />
              <WhyHere command={command} />
            </span>
            <span className={styles.soft}>{formatTime(command.madeAt, { language, timeZone })}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function SavedName({ command }: { command: Saved }) {
  const { t } = useInterface();
  const { currency } = useStore().profile;
  const { orderNo, amount } = orderIn(command);
  const name = t.commands.kinds[kindOfCommand(command.at)];
  const number = orderNo === undefined ? '' : `#${orderNo}`;
  const sum = amount === undefined ? '' : formatAmount(Number(amount), currency);
  return <span>{[name, number, sum].filter(Boolean).join(' · ')}</span>;
}

/** Why it is still here, where that is not the line. */
function WhyHere({ command: { id, accountId, madeBy } }: { command: Saved }) {
  const { t } = useInterface();
  const { data: tablet } = useQuery(tabletQuery);
  const self = useSelf();
  const code = whyItStays(id);
  const isOfOther = accountId !== self && (!madeBy || code === 'FORBIDDEN');
  if (!isOfOther && (code === undefined || code === 'UNAVAILABLE')) return null;
  const name = tablet?.people.find(({ _id }) => _id === accountId)?.name ?? t.commands.someone;
  const why =
    isOfOther || code === undefined
      ? t.commands.waitsFor(name)
      : t.commands.stays(errorText(t, new AppError(code)));
  return <small className={styles.why}>{why}</small>;
}

/** Only orders and sales have a number and a sum of their own. */
function orderIn(command: Saved) {
  if (command.at === 'POST /api/stores/:storeId/sales') {
    const { given, order, paid } = command.given.body;
    return { orderNo: given?.orderNo, amount: paid.amount ?? order.amount };
  }
  if (command.at !== 'POST /api/stores/:storeId/orders') return {};
  return { orderNo: command.given.body.given?.orderNo, amount: command.given.body.amount };
}
