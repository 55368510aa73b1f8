import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { $cleared } from '../state/cart.ts';
import { LoadBoundary } from './load-boundary.tsx';

const ClearedCart = lazy(async () => ({
  default: (await import('../features/checkout/cleared-cart.tsx')).ClearedCart,
}));

/** On the menu; brought back, the cart opens, where what has changed since is shown. */
export function ClearedCartHint({ slug }: { slug: string }) {
  const cleared = useStore($cleared);
  const [, navigate] = useLocation();
  // The region is there before its text, so that the text is read out when it comes.
  return (
    <div role="status">
      {cleared?.slug === slug && (
        <LoadBoundary instead={null}>
          <Suspense>
            <ClearedCart slug={slug} onBack={() => navigate('/place-order')} />
          </Suspense>
        </LoadBoundary>
      )}
    </div>
  );
}
