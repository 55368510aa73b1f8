import actions from '#ui/shared/components/actions.module.css';
import { usePlacesTexts } from '../texts/guests/places/use-places-texts.ts';
import type { Listing } from '../wire/listing.ts';
import { PlacesFrame } from './frame.tsx';
import grid from './places.module.css';
import { StoreCard } from './store-card.tsx';

/** The demo stores with what each of them shows. */
export function DemoPage({ stores }: { stores: Listing[] }) {
  const { demo } = usePlacesTexts();
  return (
    <PlacesFrame path="/demo">
      <div className={grid.heading}>
        <h1>{demo.title}</h1>
        {stores.length > 0 && <p>{demo.lead}</p>}
      </div>
      {stores.length === 0 ? (
        <div className={grid.nothing}>
          <h2>{demo.none}</h2>
          <p>{demo.noneHint}</p>
          <p className={grid.links}>
            <a className={actions.strong} href="/menu/">
              {demo.restaurants}
            </a>
            <a className={actions.quiet} href="/example/">
              {demo.example}
            </a>
          </p>
        </div>
      ) : (
        <ul className={grid.stores}>
          {inOrder(stores, Object.keys(demo.shows)).map((store, at) => (
            <li key={store.slug}>
              <StoreCard store={store} load={at === 0 ? 'first' : 'near'}>
                <span>{demo.shows[store.slug] ?? store.description}</span>
              </StoreCard>
            </li>
          ))}
        </ul>
      )}
    </PlacesFrame>
  );
}

/** Sorted like their texts. */
function inOrder(stores: Listing[], slugs: string[]): Listing[] {
  const placeOf = ({ slug }: Listing) => (slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length);
  return stores.toSorted((one, other) => placeOf(one) - placeOf(other));
}
