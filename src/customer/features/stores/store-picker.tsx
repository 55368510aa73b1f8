import { addressLine } from '#domain/store/address-line.ts';
import { StoreLogo } from '#ui/components/store-logo.tsx';
import card from '../../components/link-card.module.css';
import type { KnownStore } from '../../state/store-list.ts';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
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
