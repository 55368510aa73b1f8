import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import type { Buyer } from '../../rules/buyer.ts';
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
