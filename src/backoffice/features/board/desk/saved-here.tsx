import type { Command } from '#domain/api/calls/contract.ts';
import { kindOfCommand } from '#domain/commands/command-kind.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { formatAmount, formatTime } from '../../../components/format.ts';
import type { KeptCommand } from '../../../device/kept-command.ts';
import { useStore } from '../../../session/current-store.ts';
import { useInterface } from '../../../texts/index.ts';
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
            <SavedName command={command} />
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

/** Only orders and sales have a number and a sum of their own. */
function orderIn(command: Saved) {
  if (command.at === 'POST /api/stores/:storeId/sales') {
    const { given, order, paid } = command.given.body;
    return { orderNo: given?.orderNo, amount: paid.amount ?? order.amount };
  }
  if (command.at !== 'POST /api/stores/:storeId/orders') return {};
  return { orderNo: command.given.body.given?.orderNo, amount: command.given.body.amount };
}
