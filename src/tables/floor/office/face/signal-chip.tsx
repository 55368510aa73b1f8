import { Link } from '@tanstack/react-router';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { BellIcon, JoinIcon, WalletIcon } from '#ui/office/icons.tsx';
import { useTimed } from '#ui/office/now.ts';
import { isLateCall, type Signal } from '../../rules/signals.ts';
import styles from './signals.module.css';
import { useCallName, useTakeCall } from './use-signals.ts';

const ICONS = { call: BellIcon, join: JoinIcon, claim: WalletIcon };

/** A table that waits for somebody. It leads to the table; a call can be taken at once. */
export function SignalChip({ signal }: { signal: Signal }) {
  const { floor: t } = useTexts();
  const { placeOf } = useNames();
  const { table } = signal;
  const place = placeOf({ iden: table.iden, idel: table.label });
  const isTaken = signal.what === 'call' && signal.call.takenBy !== null;
  const isLate = useTimed((now) => signal.what === 'call' && isLateCall(signal.call, now));
  const Icon = ICONS[signal.what];
  return (
    <li className={`${styles.chip} ${isTaken ? styles.quiet : isLate ? common.bad : common.warn}`}>
      <Link to="/app/floor" search={{ table: table._id }} className={styles.table}>
        <Icon size={18} />
        <strong>{place}</strong>
        {signal.what === 'call' ? (
          <About call={signal.call} />
        ) : signal.what === 'join' ? (
          t.joins(signal.count)
        ) : (
          t.claims(signal.count)
        )}
      </Link>
      {signal.what === 'call' && <CallStep call={signal.call} sittingId={signal.sittingId} place={place} />}
    </li>
  );
}

type Call = Extract<Signal, { what: 'call' }>['call'];

function About({ call }: { call: Call }) {
  const { floor: t } = useTexts();
  const nameOf = useCallName();
  const minutes = useTimed((now) => Math.max(0, Math.floor((now - Date.parse(call.at)) / MINUTE)));
  return (
    <>
      <span>{nameOf(call)}</span>
      <span className={styles.small}>
        {call.takenBy === null ? t.minutes(minutes) : t.isComing(call.takenBy)}
      </span>
    </>
  );
}

interface CallStepProps {
  call: Call;
  sittingId: string;
  place: string;
  isMain?: boolean;
}

/** The button that takes a call, and then ends it. */
export function CallStep({ call, sittingId, place, isMain = true }: CallStepProps) {
  const { floor: t } = useTexts();
  const nameOf = useCallName();
  const { mutate, isPending } = useTakeCall();
  const isDone = call.takenBy !== null;
  const label = isDone ? t.doneAt(place, nameOf(call)) : t.comingTo(place, nameOf(call));
  return (
    <Button
      look={isDone || !isMain ? 'plain' : 'main'}
      aria-label={label}
      isBusy={isPending}
      onClick={() => mutate({ sittingId, callId: call._id, isDone })}
    >
      {isDone ? t.done : t.coming}
    </Button>
  );
}
