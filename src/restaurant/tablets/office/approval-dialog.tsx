import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AskedFor, askThrough } from '#platform/calls/office-api/approvals.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { roleAtTablet } from '#restaurant/people/rules/tablet.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { PinPad } from '#ui/office/pin/pin-pad.tsx';
import { tabletQuery } from '../office-api/tablets.ts';
import type { OwnTablet } from '../wire/tablets.ts';
import styles from './approval-dialog.module.css';
import { PersonTile } from './person-tile.tsx';
import { pinFailure } from './pin-failure.ts';

interface Asked extends AskedFor {
  answer: (approval: string | null) => void;
}

/** Opens when a call was refused that a manager can allow with their PIN. The call goes on, or fails, by its answer. */
export function ApprovalDialog({ asker }: { asker: string }) {
  const { tablets: t } = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      askThrough((one) => {
        const { promise, resolve } = Promise.withResolvers<string | null>();
        setAsked((before) => {
          before?.answer(null);
          return { ...one, answer: resolve };
        });
        return promise;
      }),
    [],
  );
  const close = (approval: string | null) => {
    asked?.answer(approval);
    setAsked(null);
  };
  // Mounted only now, so that it is above every dialog that asked.
  return (
    asked && (
      <Dialog isOpen isOnTop onClose={() => close(null)} size="26rem" title={t.askTitle}>
        <ActAsked asked={asked} />
        <p className={styles.lead}>{t.askLead(asker)}</p>
        <Approvers asked={asked} onApproved={close} />
      </Dialog>
    )
  );
}

/** Such as "Discount: ₹790 on order 41". */
function ActAsked({ asked: { permission, act } }: { asked: AskedFor }) {
  const { tablets: t } = useTexts();
  const { currency } = useStore().profile;
  const what = act?.isOwnPrice ? t.ownPrice : t.acts[permission];
  const minor = parseHundredths(act?.amount ?? 0);
  const where =
    (typeof act?.order === 'number' && t.onOrder(act.order)) ||
    (act?.table && t.onTable(act.table)) ||
    act?.guest;
  const sum = minor ? formatSum(minor, currency) : undefined;
  return <p className={styles.act}>{t.act(what, sum, where || undefined)}</p>;
}

interface ApproversProps {
  asked: AskedFor;
  onApproved: (approval: string) => void;
}

function Approvers({ asked, onApproved }: ApproversProps) {
  const { tablets: t } = useTexts();
  const { data: tablet } = useQuery(tabletQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const able = (tablet?.people ?? []).filter(({ role }) => may(roleAtTablet(role), asked.permission));
  const approver = able.length === 1 ? able[0] : able.find(({ _id }) => _id === chosen);
  if (approver)
    return <Approver key={approver._id} approver={approver} asked={asked} onApproved={onApproved} />;
  if (able.length === 0) return <Nothing title={t.noManager} hint={t.nobodyHint} />;
  return (
    <ul className={styles.people}>
      {able.map((one) => (
        <li key={one._id}>
          <PersonTile person={one} onChoose={() => setChosen(one._id)} />
        </li>
      ))}
    </ul>
  );
}

function Approver({
  approver: { _id: accountId, name },
  asked: { permission, act },
  onApproved,
}: ApproversProps & { approver: OwnTablet['people'][number] }) {
  const t = useTexts();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (pin: string) =>
      call('POST /api/tablet/approvals', { body: { accountId, pin, permission, ...(act && { act }) } }),
    onSuccess: ({ approval }) => onApproved(approval),
  });
  return (
    <PinPad
      label={t.tablets.enterPin(name)}
      action={t.tablets.approve}
      failure={pinFailure(t, error)}
      isBusy={isPending}
      onEnter={mutate}
    />
  );
}
