import { useQuery } from '@tanstack/react-query';
import type { Command } from '#domain/api/calls/contract.ts';
import { kindOfCommand } from '#domain/commands/command-kind.ts';
import { AppError } from '#domain/errors.ts';
import { tabletQuery } from '../../../api/tablets.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { formatAmount, formatTime } from '../../../components/format.ts';
import type { KeptCommand } from '../../../device/kept-command.ts';
import { whyItStays } from '../../../device/saved.ts';
import { useStore } from '../../../session/current-store.ts';
import { useSelf } from '../../../session/use-self.ts';
import { errorText, useInterface } from '../../../texts/index.ts';
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
