import { useState } from 'react';
import type { Buyer } from '#domain/bills/buyer.ts';
import { may } from '#domain/staff/permissions.ts';
import { LineButton } from '../../../components/line-button.tsx';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import { BuyerForm } from './buyer-form.tsx';

interface BuyerEditorProps {
  orderId: string;
  /** Whom the bill is made out to now. */
  buyer: Buyer | null;
  isIssued: boolean;
  /** Whether it is the thing to do. */
  isAsked?: boolean;
}

/** Makes a bill out to a company, before or after it is issued. */
export function BuyerEditor({ orderId, buyer, isIssued, isAsked = false }: BuyerEditorProps) {
  const { bills: t } = useTexts();
  const { role } = useStore();
  const [isOpen, setOpen] = useState(false);
  if (!may(role, 'bill.issue')) return null;
  if (!isOpen)
    return (
      <LineButton look={isAsked ? 'main' : 'plain'} onClick={() => setOpen(true)}>
        {buyer ? t.company.change : t.company.add}
      </LineButton>
    );
  return <BuyerForm orderId={orderId} buyer={buyer} isIssued={isIssued} onClose={() => setOpen(false)} />;
}
