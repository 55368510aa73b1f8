import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/session.ts';
import { Card } from '../../components/card.tsx';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import { PinForm } from './face/pin-form.tsx';

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
