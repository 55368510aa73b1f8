import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import type { GatewayKind } from '../rules/gateways.ts';
import { GatewayCard } from './gateway-card.tsx';
import { UpiForm } from './upi/upi-form.tsx';

/** The simplest first; the older flow of Paytm last. */
const IN_ORDER: readonly GatewayKind[] = ['razorpay', 'paytm-token', 'paytm'];

export function PaymentsPage() {
  const { settings } = useTexts();
  const t = settings.payments;
  const { role, profile } = useStore();
  const isNothingYet = profile.upi === null && profile.gatewayKind === null;
  const [open, setOpen] = useState<GatewayKind | 'upi' | null>(isNothingYet ? 'upi' : null);
  if (!may(role, 'store.gateway'))
    return <NotAllowed title={t.title} what={t.onlyOwner} hint={t.onlyOwnerHint} />;
  const folding = (name: GatewayKind | 'upi') => ({
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  });
  return (
    <Page title={t.title} lead={t.lead}>
      <UpiForm {...folding('upi')} />
      {IN_ORDER.map((kind) => (
        <GatewayCard key={kind} kind={kind} {...folding(kind)} />
      ))}
    </Page>
  );
}
