import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { useStore } from '../../parts/current-store.ts';
import { PinForm } from '../../parts/pin/pin-form.tsx';
import { useTexts } from '../../texts/index.ts';

/** One's own PIN for the tablets of this restaurant. */
export function PinCard() {
  const { tablets: t } = useTexts();
  const { role, profile } = useStore();
  const self = useQuery(sessionQuery).data?.account._id;
  if (self === undefined || role === 'SUPPORT') return null;
  return (
    <Card title={t.yours} hint={t.yoursHint(profile.name)}>
      <PinForm accountId={self} mayHavePin />
    </Card>
  );
}
