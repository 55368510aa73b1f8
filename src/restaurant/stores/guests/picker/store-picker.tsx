import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import type { KnownStore } from '#platform/phone/guests/state/store-list.ts';
import card from '#ui/guests/link-card.module.css';
import { StoreLogo } from '#ui/shared/components/store-logo.tsx';
import { addressLine } from '../../rules/address-line.ts';
import styles from './store-picker.module.css';

/** The stores that this browser has visited. */
export function StorePicker({ stores }: { stores: KnownStore[] }) {
  const { stores: texts } = useAfterTexts();
  return (
    <main className={styles.page}>
      <h1>{texts.title}</h1>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store._id}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function StoreCard({ store }: { store: KnownStore }) {
  const { store: defaults } = useTexts();
  const name = store.name || defaults.defaultName;
  const address = addressLine(store.address);
  return (
    <a className={`${card.card} ${styles.card}`} href={`/${store.slug}`}>
      <StoreLogo url={store.logo} name={name} />
      <span className={styles.words}>
        <b>{name}</b>
        {address !== '' && <small>{address}</small>}
        <span>{store.description || defaults.defaultDescription}</span>
      </span>
    </a>
  );
}
