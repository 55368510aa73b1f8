import { useEffect } from 'react';
import { Notice } from '../features/places/notice.tsx';
import { followOtherTabs, openCart } from '../state/cart.ts';
import { beginVisit } from '../state/visit.ts';
import { usePlacesTexts } from '../texts/places/use-places-texts.ts';
import { EXAMPLE_SLUG } from './example-slug.ts';
import { useExampleStore } from './example-store.ts';
import { StoreView } from './store-view.tsx';

/** A menu to play with: the cart is a real one, kept in this browser, and leads to nobody. */
export function ExampleRoute() {
  const { example } = usePlacesTexts();
  const store = useExampleStore();
  useEffect(() => {
    beginVisit(EXAMPLE_SLUG, '');
    void openCart(EXAMPLE_SLUG);
    return followOtherTabs();
  }, []);
  return (
    <>
      <Notice title={example.banner} link={{ href: '/auth/register', text: example.own }}>
        {example.bannerHint}
      </Notice>
      <StoreView store={store} />
    </>
  );
}
